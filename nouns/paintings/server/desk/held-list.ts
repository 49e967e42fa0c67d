import type { HeldRule } from '#core/moderation/held-rule.ts'
import { saidWhy } from '#core/moderation/held-why.ts'
import { sharedBy } from '#core/moderation/shared-by.ts'
import { waitingQueue } from '#core/moderation/waiting-queue.ts'
import type { ReadDb } from '#kit/db/database.ts'
import type { PageAsked } from '#rules/paging.ts'
import type { HeldPaintingRow } from '../../contract/painting-staff.ts'
import { paintingRow, rowColumns, type StoredRow } from '../painting-row.ts'
import type { PaintingHeldWhy } from '../tables.ts'

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
