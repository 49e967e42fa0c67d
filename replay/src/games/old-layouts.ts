import type { Field } from './fields.ts'

/** Layout of game 6, which packs nothing: offsets count from the file's start. */
export const LAYOUT_06 = {
  version: 0x04,
  /** Newest version with this layout. The remakes write higher versions under the same magic and have wider fields. */
  lastVersion: 0x0102,
  shot: 0x06,
  difficulty: 0x07,
  /** `mm/dd/yy` */
  date: { at: 0x10, bytes: 9 },
  name: { at: 0x19, bytes: 9 },
  score: 0x24,
  /** The slow rate is stored three times as a tamper check: plus 1.12, plain, and plus 2.34. */
  slowdown: { plus112: 0x28, plain: 0x2c, plus234: 0x30 },
  stageTable: { at: 0x34, slots: 7 },
  headerBytes: 0x50,
  /** Inputs: events of 8 bytes (s32 frame, u16 keys, u16 unused) until `lastFrame`. */
  events: 0x10,
  lastFrame: 9999999,
} as const

/**
 * Layout of games 7 to 9: a plain header, then an LZSS body. Stage offsets count as if the file's body was unpacked.
 */
export interface PackedLayout {
  headerBytes: number
  packedSize: number
  unpackedSize: number
  stageTable: { at: number; slots: number }
  /**
   * Table of frame-rate samples; the first stage is at `firstSlot`. Game 9's first ten slots repeat player one's
   * blocks.
   */
  sampleTable: { at: number; slots: number; firstSlot: number }
  /** u32 offset of the text blocks, also the end of the encrypted part; null: to the end of the file. */
  userOffset: number | null
  /** First recorded input within a stage record; the dummy entry before it is left out. */
  inputs: number
  /** Offset in a stage record from which replay collections count the entries. */
  countedFrom: number
  /** Bytes of one frame's entry: u16 keys, in game 7 followed by u16 event flags. */
  inputBytes: 2 | 4
}

/** Offsets below count from the unpacked body's start. */
export const LAYOUT_07 = {
  packed: {
    headerBytes: 0x54,
    packedSize: 0x14,
    unpackedSize: 0x18,
    stageTable: { at: 0x1c, slots: 7 },
    sampleTable: { at: 0x38, slots: 7, firstSlot: 0 },
    userOffset: null,
    inputs: 0x30,
    countedFrom: 0x28,
    inputBytes: 4,
  } satisfies PackedLayout,
  shot: 0x02,
  difficulty: 0x03,
  /** `mm/dd`, no year. */
  date: { at: 0x04, bytes: 6 },
  name: { at: 0x0a, bytes: 9 },
  score: 0x18,
  slowdown: { plus112: 0x74, plain: 0x78, plus234: 0x7c },
  exeSize: 0x84,
  exeChecksum: 0x88,
  exeVersion: { at: 0x8c, bytes: 6 },
  bodyBytes: 0x92,
} as const

export const LAYOUT_08 = {
  formatVersion: 0x04,
  packed: {
    headerBytes: 0x68,
    packedSize: 0x18,
    unpackedSize: 0x1c,
    stageTable: { at: 0x20, slots: 9 },
    sampleTable: { at: 0x44, slots: 9, firstSlot: 0 },
    userOffset: 0x0c,
    inputs: 0x26,
    countedFrom: 0x28,
    inputBytes: 2,
  } satisfies PackedLayout,
  shot: 0x02,
  difficulty: 0x03,
  date: { at: 0x04, bytes: 6 },
  name: { at: 0x0a, bytes: 9 },
  /** u16, `0xffff` when the run is no spell practice. */
  spell: 0x14,
  score: 0x48,
  slowdown: 0xb0,
  clearState: 0xb4,
  exeSize: 0xbc,
  exeChecksum: 0xc0,
  exeVersion: { at: 0xc4, bytes: 6 },
  bodyBytes: 0xca,
  noSpell: 0xffff,
  /** Table slots of the stages Final A and Final B; the one that is used tells the route. */
  finalSlots: [6, 7],
} as const

export const LAYOUT_09 = {
  formatVersion: 0x04,
  packed: {
    headerBytes: 0xc0,
    packedSize: 0x18,
    unpackedSize: 0x1c,
    stageTable: { at: 0x20, slots: 20 },
    sampleTable: { at: 0x70, slots: 20, firstSlot: 10 },
    userOffset: 0x0c,
    inputs: 0x20,
    countedFrom: 0x20,
    inputBytes: 2,
  } satisfies PackedLayout,
  /** `yy/mm/dd` */
  date: { at: 0x04, bytes: 10 },
  name: { at: 0x0e, bytes: 9 },
  difficulty: 0x17,
  exeSize: 0x114,
  exeChecksum: 0x118,
  exeVersion: { at: 0x11c, bytes: 6 },
  bodyBytes: 0x128,
  /** `matchSlot`: stage slot of a match. `secondPlayer`: player two's block is this many slots after player one's. */
  matchSlot: 9,
  secondPlayer: 10,
  /** Offsets in a player's block: u32 score, u16 seed, u8 shot, u8 flags (bit 0: machine), u8 lives. */
  block: { score: 0, seed: 4, shot: 6, flags: 7, lives: 8 },
} as const

/** Offset of the seed in a stage record of games 6 to 8. */
export const STAGE_SEEDS = { th06: 0x04, th07: 0x20, th08: 0x1a } as const

export const FIELDS_06: readonly Field[] = [
  { name: 'power', at: 0x08, as: 'u8' },
  { name: 'lives', at: 0x09, as: 's8' },
  { name: 'bombs', at: 0x0a, as: 's8' },
  { name: 'rank', at: 0x0b, as: 'u8' },
  { name: 'pointItems', at: 0x06, as: 'u16' },
]

export const FIELDS_07: readonly Field[] = [
  { name: 'pointItems', at: 0x04, as: 'u32' },
  { name: 'piv', at: 0x08, as: 'u32' },
  { name: 'cherrymax', at: 0x0c, as: 'u32' },
  { name: 'cherry', at: 0x10, as: 'u32' },
  { name: 'graze', at: 0x14, as: 'u32' },
  { name: 'power', at: 0x22, as: 'u8' },
  { name: 'lives', at: 0x23, as: 'u8' },
  { name: 'bombs', at: 0x24, as: 'u8' },
]

export const FIELDS_08: readonly Field[] = [
  { name: 'pointItems', at: 0x04, as: 'u32' },
  { name: 'graze', at: 0x08, as: 'u32' },
  { name: 'extends', at: 0x0c, as: 'u32' },
  { name: 'nextExtend', at: 0x10, as: 'u32' },
  { name: 'piv', at: 0x14, as: 'u32' },
  { name: 'gauge', at: 0x18, as: 's16' },
  { name: 'power', at: 0x1c, as: 'u8' },
  { name: 'lives', at: 0x1d, as: 'u8' },
  { name: 'bombs', at: 0x1e, as: 'u8' },
  { name: 'rank', at: 0x1f, as: 'u8' },
]
