import { type RawBuilder, sql } from 'kysely'
import { readOriginalPath } from '#core/files/picture-paths.ts'
import { rewardUpload } from '#core/rewards/reward-upload.ts'
import type { Database } from '#kit/db/database.ts'
import { eachAlone } from '#kit/jobs/each-alone.ts'
import { uploadStaysMs } from '#rules/economy/upload-reward.ts'
import { reasons } from '#rules/ledger/reasons.ts'

const batch = 500

/**
 * Pays for works that stayed up for 48 hours. A work that waits for staff or is reported, or about whose reward staff
 * decide, is paid once that is over. Each has its own transaction; a work that fails does not stop the others.
 */
export async function rewardPaintings(db: Database, now: Date): Promise<void> {
  let [after, found] = [0, batch]
  while (found === batch) {
    const { rows } = await due(now, { after }).execute(db.own)
    await eachAlone(rows, 'could not be paid for', ({ id }) =>
      db.transaction(async (tx) => {
        // Read again under the lock: another process may have paid meanwhile, or the work may be gone.
        const [work] = (await due(now, { id }).execute(tx)).rows
        if (!work) return
        const { uploader: member, uploaded_at: uploadedAt, src } = work
        const content = readOriginalPath(src)?.original ?? src
        await rewardUpload(tx, { kind: 'painting', id, member, uploadedAt, content, now })
      }),
    )
    after = rows.at(-1)?.id ?? after
    found = rows.length
  }
}

interface DueWork {
  readonly id: number
  readonly uploader: number
  readonly uploaded_at: Date
  readonly src: string
}

/** Selects the works that are due; `id` narrows to one of them, which it locks. */
const due = (now: Date, where: { readonly after: number } | { readonly id: number }): RawBuilder<DueWork> =>
  sql<DueWork>`select p.id, p.uploader, p.uploaded_at, p.src from paintings p
    where ${'id' in where ? sql`p.id = ${where.id}` : sql`p.id > ${where.after}`}
      and p.uploaded_at <= ${new Date(now.getTime() - uploadStaysMs)} and p.removed_at is null and p.held_at is null
      and not exists (select from rewards w where w.giver = p.uploader and w.kind = 'painting' and w.subject = p.id
        and w.reason = ${reasons.upload})
      and not exists (select from reports o where o.kind = 'painting' and o.subject = p.id and o.state in ('open', 'taken'))
      and not exists (select from painting_doubts d where d.painting = p.id)
      and exists (select from members m where m.id = p.uploader and m.closed_at is null)
    order by p.id limit ${batch} ${'id' in where ? sql`for update of p` : sql``}`
