/**
 * The form in which nicknames must be unique: compatibility forms (full and half width), case, invisible characters and
 * look-alikes of other scripts are folded. Only for comparison, never shown.
 */
export const foldNickname = (s: string): string => {
  const plain = s
    .normalize('NFKD')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase() // ẞ has an upper case only after ß
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
  return Array.from(plain, (c) => lookAlikes.get(c) ?? c)
    .join('')
    .normalize('NFKC')
}

/** Each row: a character, then its look-alikes that are folded to it; all lower case. */
const rows = [
  'aаαɑᴀ',
  'bвьʙ',
  'cсϲᴄ',
  'dԁ',
  'eеεҽє',
  'gɡԍ',
  'hнһհ',
  'jјϳ',
  'kкκᴋ',
  'l1iıіιӏ|ɩɪ',
  'mмᴍ',
  'nηոռ',
  'o0оοσςօᴏ',
  'pрρᴘ',
  'qԛ',
  'rгʀ',
  'sѕꜱ',
  'tтτᴛ',
  'uυμսᴜ',
  'vνѵᴠ',
  'wωѡԝᴡ',
  'xхχ',
  'yуγүʏ',
  'zζᴢ',
  '一ー―—–‐-',
  '二ニ',
  '八ハ',
  '力カ',
  '口ロ',
  '夕タ',
  '工エ',
  '卜ト',
  '千チ',
  '才オ',
  'へヘ',
  'りリ',
]

const lookAlikes: ReadonlyMap<string, string> = new Map(
  rows.flatMap((row) => {
    const [kept = '', ...others] = row
    return others.map((other) => [other, kept] as const)
  }),
)
