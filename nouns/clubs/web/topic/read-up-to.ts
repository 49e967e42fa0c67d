import type { FloorRow } from '../../contract/clubs.ts'

/** How far somebody has read, given how far they had when the topic was opened: what they wrote since is not new to them. */
export function readUpTo(read: number, rows: readonly Pick<FloorRow, 'FLOOR' | 'UID'>[], reader: number): number {
  const own = new Set(rows.filter(({ UID }) => UID === reader).map(({ FLOOR }) => FLOOR))
  let upTo = read
  while (own.has(upTo + 1)) upTo++
  return upTo
}
