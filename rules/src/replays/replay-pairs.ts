import type { WireType } from './replays.ts'

/** What two runs must share before they can be held side by side; a row of the wire fits as it is. */
export interface PairFacts {
  readonly GAM: number
  /** Mark of the difficulty, empty for scene games. */
  readonly RANK: string
  readonly TYPE: string
  /** How far it went, or which scene, spell card or stage it is. */
  readonly STAGE: string
}

/**
 * Two runs of one game and difficulty, of one kind; practice and scenes only of the same stage, spell card or scene. A
 * whole run compares with one that ended early.
 */
export const isPair = (a: PairFacts, b: PairFacts): boolean =>
  a.GAM === b.GAM && a.RANK === b.RANK && a.TYPE === b.TYPE && (!isPlaceBound(a.TYPE) || a.STAGE === b.STAGE)

/** Runs of this type are of one place: their STAGE names it. */
export const isPlaceBound = (type: string): boolean => placeBound.has(type)

const placeBound: ReadonlySet<string> = new Set<WireType>(['stage', 'spell', 'scene'])

/** The code in what somebody pasted: the four characters alone, or the address of a scorecard or its file. */
export const codeIn = (text: string): string | null => {
  const plain = text.normalize('NFKC').trim()
  if (/^[0-9A-Za-z]{4}$/.test(plain)) return plain
  return /(?:\/r\/|_ud)([0-9A-Za-z]{4})(?![0-9A-Za-z])/.exec(plain)?.[1] ?? null
}
