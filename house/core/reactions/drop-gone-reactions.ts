import { sql } from 'kysely'
import type { Database } from '#kit/db/database.ts'
import type { ReactionKinds } from './personal-data.ts'
import { reactionTables } from './store.ts'
import './tables.ts'

/**
 * Deletes reactions to things that no longer exist: deleted in a race with the reaction, or by a purge that left the
 * reactions. Answers how many.
 */
export async function dropGoneReactions(db: Database, kinds: ReactionKinds): Promise<number> {
  let dropped = 0
  for (const table of reactionTables) {
    for (const { kind, table: things } of kinds[table]) {
      const { numAffectedRows } = await sql`delete from ${sql.table(table)} r
        where kind = ${kind} and not exists (select from ${sql.table(things)} thing where thing.id = r.subject)`.execute(
        db.own,
      )
      dropped += Number(numAffectedRows ?? 0)
    }
  }
  return dropped
}
