import { sql } from 'kysely'
import type { Database } from '#kit/db/database.ts'
import type { ReportedKind } from './reported-kind.ts'
import './tables.ts'

/**
 * Deletes reports of things that no longer exist: deleted in a race with the report, or by a purge that left the
 * reports. Answers how many.
 */
export async function dropGoneReports(db: Database, kinds: readonly ReportedKind[]): Promise<number> {
  let dropped = 0
  for (const { kind, table } of kinds) {
    const { numAffectedRows } = await sql`delete from reports p
      where kind = ${kind} and not exists (select from ${sql.table(table)} thing where thing.id = p.subject)`.execute(
      db.own,
    )
    dropped += Number(numAffectedRows ?? 0)
  }
  return dropped
}
