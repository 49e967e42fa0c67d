import type { GameCode } from '../facts.ts'

/** Which bit of a frame's held keys is which; null: the game has no such key or it is not known. */
export interface Keys {
  shoot: number
  bomb: number | null
  focus: number | null
  /** Trance in 13, season release in 16, the card in hand in 18, rapid fire in 12.8. */
  special: number | null
  /** The next card, game 18. */
  change: number | null
}

/** Equal in every game. */
export const DIRECTIONS = { up: 0x10, down: 0x20, left: 0x40, right: 0x80 } as const

const upTo10: Keys = { shoot: 1, bomb: 2, focus: 4, special: null, change: null }
const from11: Keys = { ...upTo10, focus: 8 }

/**
 * Source: bits seen held in known runs of each game; the camera of 9.5, 12.5 and 16.5 counts as shooting. Game 20 moved
 * its bomb: in real runs stocks run down while bit 1 is never pressed and bit 2 is.
 */
export const KEYS: Readonly<Record<GameCode, Keys>> = {
  th06: upTo10,
  th07: upTo10,
  th08: upTo10,
  th09: upTo10,
  th095: { ...upTo10, bomb: null },
  th10: upTo10,
  th11: from11,
  th12: from11,
  th125: { ...upTo10, bomb: null },
  th128: { ...from11, special: 0x200 },
  th13: { ...from11, special: 0x800 },
  th14: from11,
  th143: from11,
  th15: from11,
  th16: { ...from11, special: 0x800 },
  th165: { ...from11, bomb: null },
  th17: from11,
  th18: { ...from11, special: 0x400, change: 0x800 },
  th20: { ...from11, bomb: 4 },
  alco: { ...upTo10, focus: null },
}
