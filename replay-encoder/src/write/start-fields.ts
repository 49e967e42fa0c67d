import type { StageStart } from '@patisserie/replay/facts'
import type { ModernGame } from '../encodable.ts'
import type { ByteSheet } from './byte-sheet.ts'

/** Writes a stage's start values into its record, whose first byte is at 0 of the sheet (game 18: of the start block). */
export function putStart(sheet: ByteSheet, game: ModernGame, start: StageStart): void {
  for (const [name, { at, as, count = 1, end }] of Object.entries(startFields[game])) {
    // Object.entries types the keys as string; the table's keys are names of StageStart.
    const value = start[name as keyof StageStart] ?? 0
    const row = typeof value === 'number' ? [value] : value.slice(0, count)
    row.forEach((one, index) => {
      writers[as](sheet, at + 4 * index, one)
    })
    if (end !== undefined) sheet.u32(at + 4 * row.length, end)
  }
}

type As = 'u16' | 'u32' | 'f32' | 'tenth' | 'wholeThousands' | 'oneMore' | 'oneMoreUnlessNone'
type StartField = {
  at: number
  as: As
  /** The field is a list of at most this many 32-bit numbers. */
  count?: number
  /** Written after the list's last number. */
  end?: number
}

/** Converts a shown number to the stored one and writes it; lossy where the game shows whole thousands times ten. */
const writers: Record<As, (sheet: ByteSheet, at: number, shown: number) => void> = {
  u16: (sheet, at, shown) => sheet.u16(at, shown),
  u32: (sheet, at, shown) => sheet.u32(at, shown),
  f32: (sheet, at, shown) => sheet.f32(at, shown),
  tenth: (sheet, at, shown) => sheet.u32(at, Math.floor(shown / 10)),
  wholeThousands: (sheet, at, shown) => sheet.u32(at, Math.floor(shown / 10) * 1000),
  oneMore: (sheet, at, shown) => sheet.u32(at, shown - 1),
  oneMoreUnlessNone: (sheet, at, shown) => sheet.u16(at, shown === 0 ? 0 : shown + 1),
}

/**
 * Offsets copied from the format notes, not from the parser's tables, so that the round trip finds errors in either.
 */
const startFields: Record<ModernGame, Partial<Record<keyof StageStart, StartField>>> = {
  th10: {
    score: { at: 0x0c, as: 'tenth' },
    power: { at: 0x10, as: 'u32' },
    piv: { at: 0x14, as: 'tenth' },
    lives: { at: 0x1c, as: 'u32' },
  },
  th11: {
    score: { at: 0x0c, as: 'tenth' },
    power: { at: 0x10, as: 'u32' },
    piv: { at: 0x14, as: 'u32' },
    lives: { at: 0x18, as: 'u16' },
    lifePieces: { at: 0x1a, as: 'u16' },
    graze: { at: 0x34, as: 'u32' },
  },
  th12: {
    score: { at: 0x0c, as: 'tenth' },
    power: { at: 0x10, as: 'u32' },
    piv: { at: 0x14, as: 'wholeThousands' },
    lives: { at: 0x18, as: 'u16' },
    lifePieces: { at: 0x1a, as: 'oneMoreUnlessNone' },
    bombs: { at: 0x1c, as: 'u16' },
    bombPiecesRaw: { at: 0x1e, as: 'u16' },
    ufo: { at: 0x20, as: 'u32', count: 3 },
    graze: { at: 0x44, as: 'u32' },
  },
  th128: {
    score: { at: 0x0c, as: 'tenth' },
    iceLevel: { at: 0x10, as: 'oneMore' },
    continues: { at: 0x20, as: 'u32' },
    graze: { at: 0x28, as: 'u32' },
    motivation: { at: 0x80, as: 'u32' },
    perfectFreeze: { at: 0x84, as: 'u32' },
    frozenArea: { at: 0x88, as: 'f32' },
  },
  th13: {
    score: { at: 0x1c, as: 'tenth' },
    continues: { at: 0x24, as: 'u32' },
    graze: { at: 0x2c, as: 'u32' },
    piv: { at: 0x38, as: 'wholeThousands' },
    power: { at: 0x44, as: 'u32' },
    lives: { at: 0x50, as: 'u32' },
    lifePieces: { at: 0x54, as: 'u32' },
    extends: { at: 0x58, as: 'u32' },
    bombs: { at: 0x5c, as: 'u32' },
    bombPieces: { at: 0x60, as: 'u32' },
    trance: { at: 0x64, as: 'u32' },
  },
  th14: {
    score: { at: 0x1c, as: 'tenth' },
    continues: { at: 0x24, as: 'u32' },
    graze: { at: 0x2c, as: 'u32' },
    piv: { at: 0x38, as: 'wholeThousands' },
    power: { at: 0x44, as: 'u32' },
    lives: { at: 0x50, as: 'u32' },
    lifePieces: { at: 0x54, as: 'u32' },
    bombs: { at: 0x5c, as: 'u32' },
    bombPieces: { at: 0x60, as: 'u32' },
  },
  th15: {
    chapter: { at: 0x1c, as: 'u32' },
    score: { at: 0x30, as: 'tenth' },
    continues: { at: 0x38, as: 'u32' },
    graze: { at: 0x40, as: 'u32' },
    missCount: { at: 0x50, as: 'u32' },
    piv: { at: 0x58, as: 'wholeThousands' },
    power: { at: 0x64, as: 'u32' },
    lives: { at: 0x74, as: 'u32' },
    lifePieces: { at: 0x78, as: 'u32' },
    bombs: { at: 0x80, as: 'u32' },
    bombPieces: { at: 0x84, as: 'u32' },
    pdResetsTotal: { at: 0x1b8, as: 'u32' },
  },
  th16: {
    score: { at: 0x34, as: 'tenth' },
    graze: { at: 0x44, as: 'u32' },
    missCount: { at: 0x50, as: 'u32' },
    piv: { at: 0x5c, as: 'wholeThousands' },
    power: { at: 0x68, as: 'u32' },
    lives: { at: 0x78, as: 'u32' },
    lifePieces: { at: 0x7c, as: 'u32' },
    bombs: { at: 0x84, as: 'u32' },
    bombPieces: { at: 0x88, as: 'u32' },
    continues: { at: 0x3c, as: 'u32' },
    seasonPower: { at: 0x8c, as: 'u32' },
  },
  th17: {
    score: { at: 0x34, as: 'tenth' },
    graze: { at: 0x44, as: 'u32' },
    missCount: { at: 0x50, as: 'u32' },
    piv: { at: 0x5c, as: 'wholeThousands' },
    power: { at: 0x68, as: 'u32' },
    lives: { at: 0x78, as: 'u32' },
    lifePieces: { at: 0x7c, as: 'u32' },
    bombs: { at: 0x84, as: 'u32' },
    bombPieces: { at: 0x88, as: 'u32' },
    continues: { at: 0x3c, as: 'u32' },
    tokens: { at: 0x9c, as: 'u32', count: 5 },
  },
  th18: {
    score: { at: 0x20, as: 'tenth' },
    continues: { at: 0x28, as: 'u32' },
    graze: { at: 0x30, as: 'u32' },
    missCount: { at: 0x3c, as: 'u32' },
    money: { at: 0x44, as: 'u32' },
    piv: { at: 0x48, as: 'wholeThousands' },
    power: { at: 0x5c, as: 'u32' },
    lives: { at: 0x6c, as: 'u32' },
    lifePieces: { at: 0x70, as: 'u32' },
    bombs: { at: 0x7c, as: 'u32' },
    bombPieces: { at: 0x80, as: 'u32' },
    cards: { at: 0xfc, as: 'u32', count: 256, end: 0xffff_ffff },
    activeCard: { at: 0x8fc, as: 'u32' },
  },
  th20: {
    score: { at: 0x70, as: 'tenth' },
    power: { at: 0xa0, as: 'u32' },
    graze: { at: 0xac, as: 'u32' },
    piv: { at: 0xb4, as: 'u32' },
    lives: { at: 0x128, as: 'u32' },
    lifePieces: { at: 0x130, as: 'u32' },
    bombs: { at: 0x13c, as: 'u32' },
    bombPieces: { at: 0x140, as: 'u32' },
  },
}
