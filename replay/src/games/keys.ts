import type { GameCode } from '../facts.ts'

/** The bit of each key in a frame's held keys; null where the game has no such key or its bit is not known. */
export interface Keys {
  shoot: number
  bomb: number | null
  focus: number | null
  /** The game's special key: trance in 13, season release in 16, use of the active card in 18, rapid fire in 12.8. */
  special: number | null
  /** Game 18: switch to the next card. */
  change: number | null
}

/** Bits of the direction keys, the same in every game. */
export const DIRECTIONS = { up: 0x10, down: 0x20, left: 0x40, right: 0x80 } as const

const upTo10: Keys = { shoot: 1, bomb: 2, focus: 4, special: null, change: null }
const from11: Keys = { ...upTo10, focus: 8 }

/**
 * Source: bits seen held in known runs of each game; the camera of 9.5, 12.5 and 16.5 counts as shooting. The bomb of
 * game 20 is bit 2, not bit 1: in real runs bombs are spent while bit 1 is never pressed.
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
