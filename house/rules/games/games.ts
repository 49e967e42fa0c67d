import type { Language } from '../language.ts'

/** Games in the specification by number, in order of release. */
export const specifiedGames = [6, 7, 8, 9, 95, 10, 11, 12, 125, 128, 13, 14, 143, 15, 16, 165, 17, 18] as const
/** All games whose replays the site accepts; 20 and 2003 (alcostg) were added to the specified ones. */
export const gameNumbers = [...specifiedGames, 20, 2003] as const
export type Gam = (typeof gameNumbers)[number]

/** Games whose replays and pictures the editor offers. */
export const editorGames = [6, 7, 8, 9, 10, 11, 12, 128, 13, 14, 15, 16, 17, 18] as const satisfies readonly Gam[]

/** Games that consist of single scenes, without difficulties and stages. */
export const isSceneGame = (gam: Gam): boolean => gam === 95 || gam === 125 || gam === 143 || gam === 165

/** Games whose score runs get an iscore. */
export const iscoreGames = [6, 7, 8, 10, 11, 12, 128, 13, 14, 15, 16, 17, 18] as const satisfies readonly Gam[]

export const isGam = (n: unknown): n is Gam => gameNumbers.some((gam) => gam === n)

/** The parser's name of a game: `th06` for 6, `th095` for 95, `alco` for 2003. */
export type GameCode = (typeof codes)[Gam]
export const codeOfGam = (gam: Gam): GameCode => codes[gam]
/** Game number of a parser's name; null if unknown. */
export const gamOfCode = (code: string): Gam | null => gameNumbers.find((gam) => codes[gam] === code) ?? null

/** The number of a game as people write it: `9.5`, `18`; '' for alcostg. */
export const gameNumeral = (gam: Gam): string => (gam === 2003 ? '' : String(gam > 20 ? gam / 10 : gam))

/** Short name of a game: `红魔乡`, in English the usual initials, `EoSD`. */
export const gameLabel = (gam: Gam, language: Language): string => labels[gam][language]

/** Shortest name, one character or two letters, for thumbnails and the editor. */
export const gameGlyph = (gam: Gam): string => labels[gam].glyph

/** Which parts of a run's date the files of a game have. */
export const replayDateKind = (gam: Gam): 'monthDay' | 'date' | 'dateTime' =>
  gam === 7 ? 'monthDay' : gam === 6 ? 'date' : 'dateTime'

export const difficultyMarks = ['E', 'N', 'H', 'L', 'EX', 'PH', 'O'] as const
export type Difficulty = (typeof difficultyMarks)[number]

/** Names of difficulties. O is Overdrive: only in game 13, only in spell practice. */
export const difficultyWords = {
  E: 'Easy',
  N: 'Normal',
  H: 'Hard',
  L: 'Lunatic',
  EX: 'Extra',
  PH: 'Phantasm',
  O: 'Overdrive',
} as const satisfies Record<Difficulty, string>

export const difficultyOfWord = (word: string): Difficulty | null =>
  difficultyMarks.find((mark) => difficultyWords[mark] === word) ?? null

/** Difficulties of a game in the order of the raw index in its files; empty for scene games and 2003. */
export const difficultiesOf = (gam: Gam): readonly Difficulty[] => {
  if (isSceneGame(gam) || gam === 2003) return []
  if (gam === 7) return ['E', 'N', 'H', 'L', 'EX', 'PH']
  return gam === 13 ? ['E', 'N', 'H', 'L', 'EX', 'O'] : ['E', 'N', 'H', 'L', 'EX']
}

/** The mark for a file's raw difficulty index; '' if the game has no difficulties or the index is invalid. */
export const difficultyMark = (gam: Gam, rawIndex: number | null): Difficulty | '' =>
  difficultiesOf(gam)[rawIndex ?? -1] ?? ''

const codes = {
  6: 'th06',
  7: 'th07',
  8: 'th08',
  9: 'th09',
  95: 'th095',
  10: 'th10',
  11: 'th11',
  12: 'th12',
  125: 'th125',
  128: 'th128',
  13: 'th13',
  14: 'th14',
  143: 'th143',
  15: 'th15',
  16: 'th16',
  165: 'th165',
  17: 'th17',
  18: 'th18',
  20: 'th20',
  2003: 'alco',
} as const satisfies Record<Gam, string>

const labels: Readonly<Record<Gam, { zh: string; en: string; glyph: string }>> = {
  6: { zh: '红魔乡', en: 'EoSD', glyph: '红' },
  7: { zh: '妖妖梦', en: 'PCB', glyph: '妖' },
  8: { zh: '永夜抄', en: 'IN', glyph: '永' },
  9: { zh: '花映塚', en: 'PoFV', glyph: '花' },
  95: { zh: '文花帖', en: 'StB', glyph: '文' },
  10: { zh: '风神录', en: 'MoF', glyph: '风' },
  11: { zh: '地灵殿', en: 'SA', glyph: '殿' },
  12: { zh: '星莲船', en: 'UFO', glyph: '船' },
  125: { zh: '文花帖DS', en: 'DS', glyph: 'DS' },
  128: { zh: '妖精大战争', en: 'GFW', glyph: '精' },
  13: { zh: '神灵庙', en: 'TD', glyph: '庙' },
  14: { zh: '辉针城', en: 'DDC', glyph: '城' },
  143: { zh: '弹幕天邪鬼', en: 'ISC', glyph: '邪' },
  15: { zh: '绀珠传', en: 'LoLK', glyph: '绀' },
  16: { zh: '天空璋', en: 'HSiFS', glyph: '璋' },
  165: { zh: '秘封噩梦日记', en: 'VD', glyph: '秘' },
  17: { zh: '鬼形兽', en: 'WBaWC', glyph: '兽' },
  18: { zh: '虹龙洞', en: 'UM', glyph: '虹' },
  20: { zh: '锦上京', en: 'FW', glyph: '锦' },
  2003: { zh: '黄昏酒场', en: 'UB', glyph: '酒' },
}
