import type { GameCode } from '../facts.ts'
import type { ModernGame } from './ciphers.ts'
import type { Field, FieldRow } from './fields.ts'

/** Layout of the unpacked body of games 9.5 and later. Offsets count from the body's start. */
export interface ModernLayout {
  /** Bytes of the file before the packed body. */
  header: 0x24 | 0x30
  name: { at: number; bytes: number }
  time: { at: number; bytes: 4 | 8 }
  score: number
  slowdown: number | null
  /** Offset of the number of stages (u32); null where a file always has one stage. */
  stageCount: number | null
  shot: number | null
  /** Offset of the sub-shot, season, beast or first stone. */
  sub: number | null
  difficulty: number | null
  cleared: number | null
  /** Offset of the spell card id (u32); the value is `NO_SPELL` when the run is no spell practice. */
  spell: number | null
  firstStage: number
  /** Bytes of one stage record before its data. */
  stageHeader: number
  /** Bytes of one recorded input: the keys held, newly pressed and newly released. */
  inputBytes: 3 | 6 | 8
  fields: readonly Field[]
  rows: readonly FieldRow[]
  /** Offset in a stage record of the player's position (s32 x, s32 y); null where it is not known. */
  position: number | null
}

export const NO_SPELL = 0xffffffff

/** Cleared code of an all clear or Extra clear in games 10 to 18 and 20. */
export const ALL_CLEAR_CODE = 8

/** Lowest cleared code of a clear in game 12.8, which stores 17 + route. */
export const ROUTE_CLEAR_CODE = 17

/** Offsets in a stage record of every game but 20. Game 20's seed is a u32 at 4, so its later fields are 4 further. */
export const STAGE_RECORD = { number: 0, seed: 2, frames: 4, length: 8 } as const
export const STAGE_RECORD_20 = { number: 0, seed: 4, frames: 8, length: 0xc } as const

/** The game takes one frame-rate sample for every 30 recorded inputs, the last 30 possibly incomplete. */
export const INPUTS_A_SAMPLE = 30

/** Game 9.5's body: a single scene, no stage records. */
export const LAYOUT_095 = {
  header: 0x24,
  level: 0x02,
  scene: 0x03,
  seed: 0x04,
  name: { at: 0x07, bytes: 9 },
  time: { at: 0x10, bytes: 4 },
  score: 0x14,
  bytes: 0x18,
} as const

/** Offsets of the scene in games 12.5 and 14.3; levels and scenes are stored counted from 0. */
export const SCENE_125 = { level: 0x60, scene: 0x64 } as const
export const SCENE_143 = {
  level: 0x88,
  scene: 0x8c,
  index: 0x90,
  mainItem: 0x94,
  subItem: 0x98,
  /** `subItem` is valid only when this is 1. */
  hasSubItem: 0x9c,
  itemUses: 0xa0,
} as const

/** Offset of game 20's four stones (u32 each); the first is the sub-shot. */
export const STONES_20 = { at: 0xdc, count: 4 } as const

const u32 = (name: Field['name'], at: number, shown?: Field['shown']): Field =>
  shown ? { name, at, as: 'u32', shown } : { name, at, as: 'u32' }
const u16 = (name: Field['name'], at: number, shown?: Field['shown']): Field =>
  shown ? { name, at, as: 'u16', shown } : { name, at, as: 'u16' }

const shortName = { at: 0, bytes: 12 }
const longName = { at: 0, bytes: 16 }
const sixBytes = { header: 0x24, inputBytes: 6, rows: [] } as const

/** Source: the project's notes on the formats; 12.5, 14.3 and 20 are derived from samples, the rest is verified. */
export const MODERN_LAYOUTS: Readonly<Record<Exclude<ModernGame, 'th095' | 'th165'>, ModernLayout>> = {
  th10: {
    ...sixBytes,
    name: shortName,
    time: { at: 0x0c, bytes: 4 },
    score: 0x10,
    slowdown: 0x48,
    stageCount: 0x4c,
    shot: 0x50,
    sub: 0x54,
    difficulty: 0x58,
    cleared: 0x5c,
    spell: null,
    firstStage: 0x64,
    stageHeader: 0x1c4,
    position: 0x24,
    fields: [u32('score', 0x0c, 'x10'), u32('power', 0x10), u32('piv', 0x14, 'x10'), u32('lives', 0x1c)],
  },
  th11: {
    ...sixBytes,
    name: shortName,
    time: { at: 0x0c, bytes: 8 },
    score: 0x14,
    slowdown: 0x54,
    stageCount: 0x58,
    shot: 0x5c,
    sub: 0x60,
    difficulty: 0x64,
    cleared: 0x68,
    spell: null,
    firstStage: 0x70,
    stageHeader: 0x90,
    position: 0x20,
    fields: [
      u32('score', 0x0c, 'x10'),
      u32('power', 0x10),
      u32('piv', 0x14),
      u16('lives', 0x18),
      u16('lifePieces', 0x1a),
      u32('graze', 0x34),
    ],
  },
  th12: {
    ...sixBytes,
    name: shortName,
    time: { at: 0x0c, bytes: 8 },
    score: 0x14,
    slowdown: 0x54,
    stageCount: 0x58,
    shot: 0x5c,
    sub: 0x60,
    difficulty: 0x64,
    cleared: 0x68,
    spell: null,
    firstStage: 0x70,
    stageHeader: 0xa0,
    position: 0x30,
    fields: [
      u32('score', 0x0c, 'x10'),
      u32('power', 0x10),
      u32('piv', 0x14, 'thousandths'),
      u16('lives', 0x18),
      u16('lifePieces', 0x1a, 'lessOne'),
      u16('bombs', 0x1c),
      u16('bombPiecesRaw', 0x1e),
      u32('graze', 0x44),
    ],
    rows: [{ name: 'ufo', at: 0x20, as: 'u32', count: 3 }],
  },
  th125: {
    header: 0x24,
    name: shortName,
    time: { at: 0x0c, bytes: 8 },
    score: 0x14,
    slowdown: 0x54,
    stageCount: null,
    shot: 0x5c,
    sub: null,
    difficulty: null,
    cleared: null,
    spell: null,
    firstStage: 0x68,
    stageHeader: 0xa0,
    position: null,
    inputBytes: 3,
    fields: [],
    rows: [],
  },
  th128: {
    ...sixBytes,
    name: shortName,
    time: { at: 0x0c, bytes: 8 },
    score: 0x14,
    slowdown: 0x54,
    stageCount: 0x58,
    shot: null,
    sub: null,
    difficulty: 0x64,
    cleared: 0x68,
    spell: null,
    firstStage: 0x70,
    stageHeader: 0x90,
    position: 0x18,
    fields: [
      u32('score', 0x0c, 'x10'),
      u32('iceLevel', 0x10, 'plusOne'),
      u32('graze', 0x28),
      u32('motivation', 0x80),
      u32('perfectFreeze', 0x84),
      { name: 'frozenArea', at: 0x88, as: 'f32' },
      u32('continues', 0x20),
    ],
  },
  th13: {
    ...sixBytes,
    name: shortName,
    time: { at: 0x0c, bytes: 8 },
    score: 0x14,
    slowdown: 0x54,
    stageCount: 0x58,
    shot: 0x5c,
    sub: null,
    difficulty: 0x64,
    cleared: 0x68,
    spell: 0x70,
    firstStage: 0x74,
    stageHeader: 0xc4,
    position: 0xc,
    fields: [
      u32('score', 0x1c, 'x10'),
      u32('graze', 0x2c),
      u32('piv', 0x38, 'thousandths'),
      u32('power', 0x44),
      u32('lives', 0x50),
      u32('lifePieces', 0x54),
      u32('bombs', 0x5c),
      u32('bombPieces', 0x60),
      u32('continues', 0x24),
      u32('extends', 0x58),
      u32('trance', 0x64),
    ],
  },
  th14: {
    ...sixBytes,
    name: shortName,
    time: { at: 0x0c, bytes: 8 },
    score: 0x14,
    slowdown: 0x74,
    stageCount: 0x78,
    shot: 0x7c,
    sub: 0x80,
    difficulty: 0x84,
    cleared: 0x88,
    spell: 0x90,
    firstStage: 0x94,
    stageHeader: 0xdc,
    position: 0xc,
    fields: [
      u32('score', 0x1c, 'x10'),
      u32('graze', 0x2c),
      u32('piv', 0x38, 'thousandths'),
      u32('power', 0x44),
      u32('lives', 0x50),
      u32('lifePieces', 0x54),
      u32('bombs', 0x5c),
      u32('bombPieces', 0x60),
      u32('continues', 0x24),
    ],
  },
  th143: {
    ...sixBytes,
    name: shortName,
    time: { at: 0x14, bytes: 8 },
    score: 0x1c,
    slowdown: 0x7c,
    stageCount: 0x80,
    shot: null,
    sub: null,
    difficulty: null,
    cleared: null,
    spell: null,
    firstStage: 0xa8,
    stageHeader: 0x10c,
    position: null,
    fields: [],
  },
  th15: {
    ...sixBytes,
    name: shortName,
    time: { at: 0x0c, bytes: 8 },
    score: 0x14,
    slowdown: 0x84,
    stageCount: 0x88,
    shot: 0x8c,
    sub: null,
    difficulty: 0x94,
    cleared: 0x98,
    spell: 0xa0,
    firstStage: 0xa4,
    stageHeader: 0x238,
    position: 0xc,
    fields: [
      u32('score', 0x30, 'x10'),
      u32('graze', 0x40),
      u32('piv', 0x58, 'thousandths'),
      u32('power', 0x64),
      u32('lives', 0x74),
      u32('lifePieces', 0x78),
      u32('bombs', 0x80),
      u32('bombPieces', 0x84),
      u32('missCount', 0x50),
      u32('continues', 0x38),
      u32('chapter', 0x1c),
      u32('pdResetsTotal', 0x1b8),
    ],
  },
  th16: {
    ...sixBytes,
    name: shortName,
    time: { at: 0x0c, bytes: 8 },
    score: 0x14,
    slowdown: 0x7c,
    stageCount: 0x80,
    shot: 0x84,
    sub: 0x9c,
    difficulty: 0x8c,
    cleared: 0x90,
    spell: 0x98,
    firstStage: 0xa0,
    stageHeader: 0x294,
    position: 0xc,
    fields: [
      u32('score', 0x34, 'x10'),
      u32('graze', 0x44),
      u32('piv', 0x5c, 'thousandths'),
      u32('power', 0x68),
      u32('lives', 0x78),
      u32('lifePieces', 0x7c),
      u32('bombs', 0x84),
      u32('bombPieces', 0x88),
      u32('seasonPower', 0x8c),
      u32('missCount', 0x50),
      u32('continues', 0x3c),
    ],
  },
  th17: {
    ...sixBytes,
    name: longName,
    time: { at: 0x10, bytes: 8 },
    score: 0x18,
    slowdown: 0x80,
    stageCount: 0x84,
    shot: 0x88,
    sub: 0x8c,
    difficulty: 0x90,
    cleared: 0x94,
    spell: 0x9c,
    firstStage: 0xa0,
    stageHeader: 0x158,
    position: 0xc,
    fields: [
      u32('score', 0x34, 'x10'),
      u32('graze', 0x44),
      u32('piv', 0x5c, 'thousandths'),
      u32('power', 0x68),
      u32('lives', 0x78),
      u32('lifePieces', 0x7c),
      u32('bombs', 0x84),
      u32('bombPieces', 0x88),
      u32('missCount', 0x50),
      u32('continues', 0x3c),
    ],
    rows: [{ name: 'tokens', at: 0x9c, as: 's32', count: 5 }],
  },
  th18: {
    ...sixBytes,
    name: longName,
    time: { at: 0x10, bytes: 8 },
    score: 0x18,
    slowdown: 0xa4,
    stageCount: 0xa8,
    shot: 0xac,
    sub: null,
    difficulty: 0xb4,
    cleared: 0xb8,
    spell: 0xc0,
    firstStage: 0xc8,
    stageHeader: 0x126c,
    position: 0xc,
    fields: [
      u32('score', 0x88, 'x10'),
      u32('graze', 0x98),
      u32('piv', 0xb0, 'thousandths'),
      u32('power', 0xc4),
      u32('lives', 0xd4),
      u32('lifePieces', 0xd8),
      u32('bombs', 0xe4),
      u32('bombPieces', 0xe8),
      u32('missCount', 0xa4),
      u32('continues', 0x90),
      u32('money', 0xac),
      { name: 'activeCard', at: 0x964, as: 's32' },
    ],
    rows: [{ name: 'cards', at: 0x164, as: 's32', count: 256, until: -1 }],
  },
  th20: {
    ...sixBytes,
    header: 0x30,
    name: longName,
    time: { at: 0x10, bytes: 8 },
    score: 0x18,
    slowdown: 0xd0,
    stageCount: 0xd4,
    shot: 0xd8,
    sub: 0xdc,
    difficulty: 0xf0,
    cleared: 0xf4,
    spell: 0xfc,
    firstStage: 0x100,
    stageHeader: 0x2a0,
    position: 0x10,
    fields: [
      u32('score', 0x70, 'x10'),
      u32('graze', 0xac),
      u32('piv', 0xb4),
      u32('power', 0xa0),
      u32('lives', 0x128),
      u32('lifePieces', 0x130),
      u32('bombs', 0x13c),
      u32('bombPieces', 0x140),
    ],
  },
  alco: {
    header: 0x24,
    name: shortName,
    time: { at: 0x0c, bytes: 4 },
    score: 0x10,
    slowdown: 0x48,
    stageCount: 0x4c,
    shot: null,
    sub: null,
    difficulty: null,
    cleared: 0x5c,
    spell: null,
    firstStage: 0x60,
    stageHeader: 0x18,
    position: null,
    inputBytes: 8,
    fields: [u32('score', 0x0c)],
    rows: [],
  },
}

/** Offset of game 12.8's route, where other games store the shot. */
export const ROUTE_128 = 0x5c

/** The game of each magic. `t13r` is game 13 or 14: only the stage records tell which. */
export const MODERN_MAGICS: Readonly<Record<string, Exclude<GameCode, 'th14'>>> = {
  t95r: 'th095',
  t10r: 'th10',
  t11r: 'th11',
  t12r: 'th12',
  t125: 'th125',
  '128r': 'th128',
  t13r: 'th13',
  t143: 'th143',
  t15r: 'th15',
  t16r: 'th16',
  t156: 'th165',
  t17r: 'th17',
  t18r: 'th18',
  t20r: 'th20',
  t20t: 'th20',
  al1r: 'alco',
}
