import type { HeldRule } from '#core/moderation/held-rule.ts'
import { saidWhy } from '#core/moderation/held-why.ts'
import { sharedBy } from '#core/moderation/shared-by.ts'
import { waitingQueue } from '#core/moderation/waiting-queue.ts'
import type { ReadDb } from '#kit/db/database.ts'
import type { PageAsked } from '#rules/paging.ts'
import type { ForbiddenRow, HeldPaintingRow } from '../../contract/painting-staff.ts'
import { paintingRow, rowColumns, type StoredRow } from '../painting-row.ts'
import { restoreMs } from '../purge-paintings.ts'
import type { PaintingHeldWhy } from '../tables.ts'
import { type DeskReader, deskColumns, deskRow, type StoredDeskRow } from './desk-row.ts'

/** Works that wait for staff, and comments on works. */
export const heldPaintings = waitingQueue<StoredRow & { readonly words: string }, PaintingHeldWhy>({
  name: 'paintings-held',
  kinds: ['painting', 'comment'],
  columns: `coalesce(c.comment, p.comment) as words, ${rowColumns}`,
  joins: `left join comments c on w.kind = 'comment' and c.id = w.subject and c.kind = 'painting'
    join paintings p on p.id = case w.kind when 'comment' then c.subject else w.subject end
    join members m on m.id = p.uploader`,
})

/** POST /getPaintingHeld: works and comments that wait for staff, oldest first. */
export async function listHeld(db: ReadDb, asked: PageAsked, rule: HeldRule) {
  const { page, rows } = await heldPaintings.page(db, asked)
  const shared = await sharedBy(db, rule, rows)
  return {
    ...page,
    rows: rows.map(
      (row): HeldPaintingRow => ({
        kind: row.kind === 'comment' ? 'comment' : 'painting',
        id: row.subject,
        since: row.held_at.toISOString(),
        why: row.held_why === 'alike' ? 'alike' : saidWhy(row.held_why),
        SHARED: shared(row),
        UID: row.author,
        NICK: row.author_nick,
        HEAD: row.author_head,
        text: row.words,
        painting: paintingRow(row),
      }),
    ),
  }
}

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
