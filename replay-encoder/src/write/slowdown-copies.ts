import type { ByteSheet } from './byte-sheet.ts'

/**
 * Games 6 and 7 store the slowdown three times, with 1.12, 0 and 2.34 added, so that an edit of one copy is detected.
 */
export function putSlowdownCopies(sheet: ByteSheet, at: number, percent: number): void {
  sheet.f32(at, percent + 1.12)
  sheet.f32(at + 4, percent)
  sheet.f32(at + 8, percent + 2.34)
}
