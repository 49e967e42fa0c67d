import { sql } from 'kysely'
import type { Database } from '#kit/db/database.ts'
import type { CommentedKind } from './comment-kind.ts'
import './tables.ts'

/** How long a removed comment stays in the table before it is purged, in milliseconds. */
const keptMs = 30 * 86_400_000

/** Deletes comments that were removed more than 30 days ago, and comments whose thing no longer exists. */
export async function purgeComments(db: Database, kinds: readonly CommentedKind[], now: Date): Promise<void> {
  await db.own
    .deleteFrom('comments')
    .where('removed_at', '<', new Date(now.getTime() - keptMs))
    .execute()
  for (const { kind, table } of kinds) {
    await sql`delete from comments c
      where kind = ${kind} and not exists (select from ${sql.table(table)} thing where thing.id = c.subject)`.execute(
      db.own,
    )
  }
}
