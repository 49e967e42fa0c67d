import type { Position } from '@patisserie/replay/path-facts'
import type { ModernGame } from '../encodable.ts'
import type { ByteSheet } from './byte-sheet.ts'

/** Writes where the player stands when a stage begins into the stage's record: two signed 32-bit numbers. */
export function putPosition(sheet: ByteSheet, game: ModernGame, { x, y }: Position): void {
  const at = positionAt[game]
  sheet.u32(at, x)
  sheet.u32(at + 4, y)
}

/** Offsets copied from the notes on paths, not from the parser's tables, so that the round trip finds errors in either. */
const positionAt: Record<ModernGame, number> = {
  th10: 0x24,
  th11: 0x20,
  th12: 0x30,
  th128: 0x18,
  th13: 0x0c,
  th14: 0x0c,
  th15: 0x0c,
  th16: 0x0c,
  th17: 0x0c,
  th18: 0x0c,
  th20: 0x10,
}
