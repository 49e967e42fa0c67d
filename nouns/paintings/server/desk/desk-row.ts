import type { PaintingRow } from '../../contract/painting-row.ts'
import type { HiddenAddresses } from '../hidden-address.ts'
import { paintingRow, rowColumns, type StoredRow } from '../painting-row.ts'

/** The member of staff who reads a list of the desk. */
export interface DeskReader {
  readonly addresses: HiddenAddresses
  readonly member: number
  readonly now: Date
}

/** Columns of a row of a list, whatever the state of the work; `as` names its table in the statement, m its uploader. */
export const deskColumns = (as = 'p'): string => `${rowColumns}, p.removed_at`.replace(/\bp\./g, `${as}.`)

export interface StoredDeskRow extends StoredRow {
  readonly removed_at: Date | null
}

/** A work as the desk lists it: with a picture that its reader sees, also if it is out of sight. */
export function deskRow(stored: StoredDeskRow, { addresses, member, now }: DeskReader): PaintingRow {
  const row = paintingRow(stored)
  return stored.removed_at === null ? row : addresses.row(row, member, now)
}
