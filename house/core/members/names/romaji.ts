/** Hepburn of each kana, or pair of a kana and a small one. */
const table = `あa いi うu えe おo かka きki くku けke こko さsa しshi すsu せse そso たta ちchi つtsu てte とto なna にni ぬnu ねne のno
はha ひhi ふfu へhe ほho まma みmi むmu めme もmo やya ゆyu よyo らra りri るru れre ろro わwa ゐi ゑe をo んn
がga ぎgi ぐgu げge ごgo ざza じji ずzu ぜze ぞzo だda ぢji づzu でde どdo ばba びbi ぶbu べbe ぼbo ぱpa ぴpi ぷpu ぺpe ぽpo ゔvu
きゃkya きゅkyu きょkyo しゃsha しゅshu しょsho しぇshe ちゃcha ちゅchu ちょcho ちぇche にゃnya にゅnyu にょnyo
ひゃhya ひゅhyu ひょhyo みゃmya みゅmyu みょmyo りゃrya りゅryu りょryo ぎゃgya ぎゅgyu ぎょgyo じゃja じゅju じょjo じぇje
びゃbya びゅbyu びょbyo ぴゃpya ぴゅpyu ぴょpyo てぃti でぃdi とぅtu どぅdu ふぁfa ふぃfi ふぇfe ふぉfo
うぃwi うぇwe うぉwo ゔぁva ゔぃvi ゔぇve ゔぉvo ぁa ぃi ぅu ぇe ぉo ゃya ゅyu ょyo ゎwa`

const romaji: ReadonlyMap<string, string> = new Map(
  Array.from(table.matchAll(/([\u3041-\u3096]+)([a-z]+)/g), ([, kana = '', latin = '']) => [kana, latin] as const),
)

/**
 * The syllables of a text in romaji (Hepburn), its other characters as they are; null if it has no hiragana. Katakana are
 * expected to be folded to hiragana. A long-vowel mark is left out, a small っ doubles the consonant after it.
 */
export function romajiOf(text: string): string[] | null {
  if (!/\p{Script=Hiragana}/u.test(text)) return null
  const characters = Array.from(text)
  const syllables: string[] = []
  let doubled = false
  for (let at = 0; at < characters.length; at++) {
    const [one = '', two = ''] = [characters[at], characters[at + 1]]
    if (one === 'ー') continue
    if (one === 'っ') {
      doubled = true
      continue
    }
    const pair = romaji.get(one + two)
    if (pair) at++
    const said = pair ?? romaji.get(one) ?? one
    syllables.push(doubled && /^[a-z]/.test(said) ? (said.startsWith('ch') ? 't' : said.slice(0, 1)) + said : said)
    doubled = false
  }
  return syllables
}
