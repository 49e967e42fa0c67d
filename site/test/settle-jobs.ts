import { sql } from 'kysely'
import { pictureJobs, type TestSite } from './open-test-site.ts'

/**
 * Waits until every job of this name is done; without a name every job that the site runs. Throws if one failed or after
 * 50 s.
 */
export async function settleJobs(site: TestSite, name: string | null = null): Promise<void> {
  const unrun = name === null && !site.pictureJobs ? pictureJobs : []
  const until = Date.now() + 50_000
  for (;;) {
    const { rows } = await sql<{ left: number; error: string | null }>`
      select count(*) as left, max(last_error) as error from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = coalesce(${name}, t.identifier) and t.identifier <> all(${[...unrun]}::text[])`.execute(
      site.site.foundation.db.own,
    )
    if (rows[0]?.left === 0) return
    if (rows[0]?.error) throw new Error(`the job ${name ?? 'of some name'} failed: ${rows[0].error}`)
    if (Date.now() > until) throw new Error(`the job ${name ?? 'of some name'} did not end`)
    await new Promise((wake) => setTimeout(wake, 10))
  }
}
