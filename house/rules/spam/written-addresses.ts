/**
 * Addresses written out in a text, with or without a scheme in front. Invisible characters do not hide one. A bare name
 * counts if it ends like a site's: `example.top`, `例子.中国`, `www.example`, `1.2.3.4/x`. Addresses of mail count with
 * `mailto:` in front only.
 */
export function addressesIn(text: string): string[] {
  return Array.from(plain(text).matchAll(address), ([found]) => found).filter((found) => !found.startsWith('@'))
}

/** Whether a text names an address, also one that is spelled apart (`example . com`), or an address of mail. */
export function namesAddress(text: string): boolean {
  const joined = plain(text)
    .replace(apart, '.')
    .replace(/www\s+\./gi, 'www.')
    .replace(/(?<=www\.)\s+/gi, '')
  return addressesIn(joined.replaceAll('@', ' ')).length > 0 || /https?:|mailto:\S/i.test(joined)
}

/** Without invisible characters; an ideographic full stop between Latin letters is a dot. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(fullStop, '.')

/** Endings that are no words of a sentence and no ending of a file. */
const endings =
  'com|net|org|cn|cc|xyz|icu|sbs|cfd|cyou|biz|mobi|asia|wang|dev|ru|su|de|uk|fr|eu|nl|ch|cz|ua|kz|jp|tw|hk|kr|vn|sg|co|io|gg|tk|pw|lol|buzz|xn--[a-z0-9-]{2,59}'
/** Endings that are words too; sites of spam like them. */
const wordEndings =
  'top|vip|club|shop|site|online|info|link|live|me|app|fun|store|tv|website|space|click|bond|quest|monster|porn|casino|bet'
/** Endings that count only with a path, those of all countries among them: they are found in sentences and file names. */
const pathEndings =
  'a[c-gil-oq-uwxz]|b[abd-jl-oq-tvwyz]|c[acdf-ik-oru-z]|d[ejkmoz]|e[cegr-t]|f[ijkmor]|g[abd-ilmnp-uwy]|h[kmnrtu]|i[delmnoq-t]|j[emop]|k[eghimnprwyz]|l[abcikr-vy]|m[ac-eghk-z]|n[acefgilopruz]|om|p[ae-hk-nr-twy]|qa|r[eosuw]|s[a-eg-ort-vx-z]|t[cdf-hj-ortvwz]|u[agksyz]|v[aceginu]|w[fs]|y[et]|z[amw]|art|blog|cloud|date|download|game|games|gle|group|life|ltd|men|news|one|page|pro|rest|tech|today|trade|win|wiki|work|world|zone'
const chineseEndings = '中国|中國|公司|网络|網絡|在线|中文网|网址|网站|集团|我爱你|商城|商店|游戏|手机|网店|рф'

const path = String.raw`[\w\-./?#%&=+~:@$*]`
const label = '[a-z0-9_-]{1,63}'
/** Not the middle of a word. */
const begin = String.raw`(?<![\w@-])`
/** Not the beginning of a longer ending. */
const end = String.raw`(?![a-z0-9-]|\.[a-z0-9])`
const address = new RegExp(
  [
    String.raw`https?:[/\\]*${path}+`,
    // The host of an address of mail; left out of what is found.
    String.raw`(?<=\w)@[\w.-]+`,
    String.raw`mailto:[^\s@]{1,64}@(?:${label}\.){1,8}[a-z]{2,}`,
    String.raw`${begin}www\.(?:${label}\.){0,8}${label}(?:/${path}*)?`,
    String.raw`${begin}(?:${label}\.){1,8}(?:${endings}|${wordEndings})${end}(?:/${path}*)?`,
    String.raw`${begin}(?:${label}\.){1,8}(?:${pathEndings})/${path}+`,
    String.raw`(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?::\d{2,5}/?|/)${path}*`,
    String.raw`(?<![\p{L}\p{N}])[\p{L}\p{N}-]{1,20}\p{L}\.(?:${chineseEndings})(?![\p{L}\p{N}])(?:/${path}*)?`,
    String.raw`[\p{L}\p{N}]{0,20}(?![a-z])\p{L}\.(?:(?:${endings})${end}|(?:${wordEndings})/)(?:/?${path}*)?`,
  ].join('|'),
  'giu',
)

/** Between Latin letters or digits, before an ending that is no word: `example。com`. */
const fullStop = new RegExp(
  String.raw`(?<=[a-z0-9])\s*。\s*(?=(?:${label}\.)*(?:(?:${endings})${end}|(?:${wordEndings}|${pathEndings})/))`,
  'gi',
)

/** A dot with blanks around it, before an ending that is no word; before one that is, only with a blank before the dot. */
const apart = new RegExp(
  String.raw`(?<=[a-z0-9])(?:\s{0,9}\.\s{0,9}(?=(?:com|cn|org|xyz|icu|sbs|ru)${end})|\s{1,9}\.\s{0,9}(?=(?:${endings}|${wordEndings})${end}))`,
  'gi',
)
