import type { GameCode } from '../facts.ts'

/** Which bit of a frame's held keys is which; null: the game has no such key or it is not known. */
export interface Keys {
  shoot: number
  bomb: number | null
  focus: number | null
}

/** Source: bits seen held in known runs of each game; the camera of 9.5, 12.5 and 16.5 counts as shooting. */
export const KEYS: Readonly<Record<GameCode, Keys>> = {
  th06: { shoot: 1, bomb: 2, focus: 4 },
  th07: { shoot: 1, bomb: 2, focus: 4 },
  th08: { shoot: 1, bomb: 2, focus: 4 },
  th09: { shoot: 1, bomb: 2, focus: 4 },
  th095: { shoot: 1, bomb: null, focus: 4 },
  th10: { shoot: 1, bomb: 2, focus: 4 },
  th11: { shoot: 1, bomb: 2, focus: 8 },
  th12: { shoot: 1, bomb: 2, focus: 8 },
  th125: { shoot: 1, bomb: null, focus: 4 },
  th128: { shoot: 1, bomb: 2, focus: 8 },
  th13: { shoot: 1, bomb: 2, focus: 8 },
  th14: { shoot: 1, bomb: 2, focus: 8 },
  th143: { shoot: 1, bomb: 2, focus: 8 },
  th15: { shoot: 1, bomb: 2, focus: 8 },
  th16: { shoot: 1, bomb: 2, focus: 8 },
  th165: { shoot: 1, bomb: null, focus: 8 },
  th17: { shoot: 1, bomb: 2, focus: 8 },
  th18: { shoot: 1, bomb: 2, focus: 8 },
  th20: { shoot: 1, bomb: 2, focus: 8 },
  alco: { shoot: 1, bomb: 2, focus: null },
}
