import { sql } from 'kysely'
import type { Database } from './db/database.ts'
import { forgetFailedJobs } from './jobs/jobs.ts'

const dayMs = 24 * 60 * 60 * 1_000

/**
 * Deletes expired limit windows, used captchas, idempotency answers older than a day, and jobs that failed for good.
 */
export async function tidyKit(db: Database, now: Date): Promise<void> {
  await sql`delete from kit_limits where expire < ${now.getTime()}`.execute(db.own)
  await db.own.deleteFrom('kit_spent_captchas').where('expires', '<', now).execute()
  await db.own
    .deleteFrom('kit_idempotency')
    .where('at', '<', new Date(now.getTime() - dayMs))
    .execute()
  await forgetFailedJobs(db)
}
