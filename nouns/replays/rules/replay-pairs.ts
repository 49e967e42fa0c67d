import type { WireType } from './replays.ts'

/** The facts that decide whether two runs can be compared; `ReplayRow` of the contract has them all. */
export interface PairFacts {
  readonly GAM: number
  /** Difficulty mark, empty for scene games. */
  readonly RANK: string
  readonly TYPE: string
  /** How far the run went, or which scene, spell card or stage it is. */
  readonly STAGE: string
}

/**
 * Whether two runs can be compared: same game, difficulty and type; practice and scenes also the same stage, spell card
 * or scene. A whole run compares with one that ended early.
 */
export const isPair = (a: PairFacts, b: PairFacts): boolean =>
  a.GAM === b.GAM && a.RANK === b.RANK && a.TYPE === b.TYPE && (!isPlaceBound(a.TYPE) || a.STAGE === b.STAGE)

/** The most runs that one page holds side by side. */
export const comparedMost = 4

/** Whether runs of this type are about one place, named by their STAGE: a stage, spell card or scene. */
export const isPlaceBound = (type: string): boolean => placeBound.has(type)

const placeBound: ReadonlySet<string> = new Set<WireType>(['stage', 'spell', 'scene'])

/** Finds a replay code in a pasted text: the four characters alone, or the address of its page or file. */
export const codeIn = (text: string): string | null => {
  const plain = text.normalize('NFKC').trim()
  if (/^[0-9A-Za-z]{4}$/.test(plain)) return plain
  return /(?:\/r\/|_ud)([0-9A-Za-z]{4})(?![0-9A-Za-z])/.exec(plain)?.[1] ?? null
}
