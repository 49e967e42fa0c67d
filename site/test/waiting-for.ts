import type { TestSite } from './open-test-site.ts'

/** Resolves once at least `statements` statements on a site's database wait for a lock. */
export async function waitingFor(site: TestSite, statements: number): Promise<void> {
  const { pool } = site.site.foundation.db
  for (;;) {
    const { rows } = await pool.query<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    if ((rows[0]?.n ?? 0) >= statements) return
    await new Promise((wake) => setTimeout(wake, 10))
  }
}
