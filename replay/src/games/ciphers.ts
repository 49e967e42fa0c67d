import type { GameCode } from '../facts.ts'

/** Cipher of games 6 to 9: a key byte is added to every byte and grows by 7 with each. */
export interface AddKeyCipher {
  /** Offset of the key byte. */
  keyAt: number
  /** Offset of the first encrypted byte. */
  from: number
  checksumAt: number
}

/** One pass of the shuffle of game 9.5 and later; two passes run in the order given. */
export interface ShufflePass {
  block: number
  key: number
  step: number
}

export type OldGame = 'th06' | 'th07' | 'th08' | 'th09'
export type ModernGame = Exclude<GameCode, OldGame>

/** How much the key of the add-key cipher grows with each byte. */
export const ADD_KEY_STEP = 7

/** Initial value of the checksum, which adds every plain byte from the key byte on, modulo 2^32. */
export const CHECKSUM_START = 0x3f000318

export const ADD_KEY_CIPHERS: Readonly<Record<OldGame, AddKeyCipher>> = {
  th06: { keyAt: 0x0e, from: 0x0f, checksumAt: 0x08 },
  th07: { keyAt: 0x0d, from: 0x10, checksumAt: 0x08 },
  th08: { keyAt: 0x15, from: 0x18, checksumAt: 0x10 },
  th09: { keyAt: 0x15, from: 0x18, checksumAt: 0x10 },
}

const EARLY: readonly ShufflePass[] = [
  { block: 0x400, key: 0xaa, step: 0xe1 },
  { block: 0x80, key: 0x3d, step: 0x7a },
]
const MIDDLE: readonly ShufflePass[] = [
  { block: 0x800, key: 0x5e, step: 0xe1 },
  { block: 0x40, key: 0x7d, step: 0x3a },
]
const LATE: readonly ShufflePass[] = [
  { block: 0x400, key: 0x5c, step: 0xe1 },
  { block: 0x100, key: 0x7d, step: 0x3a },
]

export const SHUFFLES: Readonly<Record<ModernGame, readonly ShufflePass[]>> = {
  th095: EARLY,
  th10: EARLY,
  alco: EARLY,
  th11: [
    { block: 0x800, key: 0xaa, step: 0xe1 },
    { block: 0x40, key: 0x3d, step: 0x7a },
  ],
  th12: MIDDLE,
  th125: MIDDLE,
  th128: [
    { block: 0x800, key: 0x5e, step: 0xe7 },
    { block: 0x80, key: 0x7d, step: 0x36 },
  ],
  th13: LATE,
  th14: LATE,
  th143: LATE,
  th15: LATE,
  th16: LATE,
  th165: LATE,
  th17: LATE,
  th18: LATE,
  th20: LATE,
}
