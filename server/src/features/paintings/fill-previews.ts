import { sql } from 'kysely'
import { picturesQueue } from '../../core/files/job-names.ts'
import type { Database, Tx } from '../../kit/db/database.ts'
import { addJob } from '../../kit/jobs/jobs.ts'

export const previewsJob = 'paintingPreviews'

/** Queues the previews of a new work. The queue is that of the sizes, so that its pictures have theirs before. */
export const askForPreviews = (tx: Tx, painting: number) =>
  addJob(tx, previewsJob, { painting }, { queue: picturesQueue })

/**
 * Gives works the tiny previews of their pictures, which are made after the upload: one work, or all that lack one;
 * answers whether there were any.
 */
export const fillPreviews = (db: Database, painting: number | null): Promise<boolean> =>
  db.transaction(async (tx) => {
    const { rows } = await sql`with made as (
        update painting_pictures e set placeholder = i.placeholder from pictures i
        where i.id = e.picture and e.placeholder = '' and i.placeholder <> ''
          and (${painting}::integer is null or e.painting = ${painting})
        returning e.painting, e.n, e.placeholder
      ), first as (
        update paintings p set placeholder = m.placeholder from made m where m.painting = p.id and m.n = 1
      )
      select painting from made`.execute(tx)
    return rows.length > 0
  })
