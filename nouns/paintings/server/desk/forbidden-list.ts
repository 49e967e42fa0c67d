import type { ReadDb } from '#kit/db/database.ts'
import type { ForbiddenRow } from '../../contract/painting-staff.ts'
import { restoreMs } from '../purge-paintings.ts'
import { type DeskReader, deskColumns, deskRow, type StoredDeskRow } from './desk-row.ts'

/** Maximum works listed that are out of sight; older ones are found by their number. */
const mostHidden = 200

/** GET /getForbiddenPainting: works that staff or reports took out of sight, last hidden first. */
export async function listForbidden(db: ReadDb, reader: DeskReader): Promise<ForbiddenRow[]> {
  const rows = await db.named<StoredForbidden>(forbiddenStatement, [mostHidden])
  return rows.map((row) => ({
    painting: deskRow(row, reader),
    reason: row.reason,
    time: row.at.toISOString(),
    BY: row.hidden_by === null ? null : { UID: row.hidden_by, NICK: row.by_nick ?? '' },
    until: new Date(row.at.getTime() + restoreMs).toISOString(),
  }))
}

interface StoredForbidden extends StoredDeskRow {
  readonly reason: string
  readonly at: Date
  /** Null: reports did. */
  readonly hidden_by: number | null
  readonly by_nick: string | null
}

const forbiddenStatement = {
  name: 'forbidden-paintings',
  sql: `select ${deskColumns()}, h.reason, h.at, h.hidden_by, b.nick as by_nick
    from hidden_paintings h join paintings p on p.id = h.painting join members m on m.id = p.uploader
    left join members b on b.id = h.hidden_by
    where p.removed_at is not null and h.deleted_at is null order by h.at desc limit $1`,
}
