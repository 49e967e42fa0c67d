import { gameNames } from '../games/game-names.ts'
import { codeOfGam, type Gam, gameLabel, gameNumbers, gameNumeral } from '../games/games.ts'
import { japaneseGameNames } from '../games/japanese-game-names.ts'

/** How a game's name is read: pinyin of its Chinese short name, romaji of its Japanese one. Own readings. */
const readings: Readonly<Record<Gam, readonly string[]>> = {
  6: ['hongmoxiang', 'koumakyou', 'koumakyo'],
  7: ['yaoyaomeng', 'youyoumu'],
  8: ['yongyechao', 'eiyashou', 'eiyasho'],
  9: ['huayingzhong', 'kaeizuka'],
  95: ['wenhuatie', 'bunkachou', 'bunkacho'],
  10: ['fengshenlu', 'fuujinroku', 'fujinroku'],
  11: ['dilingdian', 'chireiden'],
  12: ['xinglianchuan', 'seirensen'],
  125: ['wenhuatieds', 'daburusupoiraa'],
  128: ['yaojingdazhanzheng', 'yousei daisensou', 'yousei'],
  13: ['shenlingmiao', 'shinreibyou', 'shinreibyo'],
  14: ['huizhencheng', 'kishinjou', 'kishinjo'],
  143: ['danmutianxiegui', 'danmaku amanojaku', 'amanojaku'],
  15: ['ganzhuchuan', 'kanjuden'],
  16: ['tiankongzhang', 'tenkuushou', 'tenkusho'],
  165: ['mifengemengriji', 'hifuu naitomea daiarii', 'hifuu'],
  17: ['guixingshou', 'kikeijuu', 'kikeiju'],
  18: ['honglongdong', 'kouryuudou', 'koryudo'],
  20: ['jinshangjing', 'kinjoukyou', 'kinjokyo'],
  2003: ['huanghunjiuchang', 'tasogaresakaba'],
}

/** Every way of writing a game, for people to find it by: names, abbreviations, numbers and readings. */
export const namesOfGame = (gam: Gam): readonly string[] => [
  gameLabel(gam, 'zh'),
  gameLabel(gam, 'en'),
  gameNames[gam].zh,
  gameNames[gam].en,
  japaneseGameNames[gam],
  codeOfGam(gam),
  ...readings[gam],
]

/** The game that a typed value names: `th8`, `th08`, `8`, `9.5`, `IN`, `永夜抄`, `yongyechao`; null if none. */
export const gameNamed = (typed: string): Gam | null => names.get(plain(typed)) ?? null

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^东方|^東方|[\s_-]+/g, '')

const names: ReadonlyMap<string, Gam> = new Map(
  gameNumbers.flatMap((gam) => {
    const numeral = gameNumeral(gam)
    const numbers =
      numeral === '' ? [] : [numeral, `th${numeral}`, `th0${numeral}`, String(gam), `th${gam}`, `th0${gam}`]
    return [...numbers, ...namesOfGame(gam)].map((name) => [plain(name), gam] as const)
  }),
)

/** All names that `gameNamed` knows. */
export const gameNamesKnown: readonly string[] = [...names.keys()]
