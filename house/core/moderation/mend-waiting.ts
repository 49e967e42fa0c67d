import { sql } from 'kysely'
import type { Database } from '#kit/db/database.ts'
import type { PostSource } from './post-source.ts'
import './tables.ts'

/**
 * Repairs the moderation queue if triggers were disabled: drops rows of posts that are gone or no longer wait, and adds
 * missing ones. Answers how many rows it changed.
 */
export async function mendWaiting(db: Database, posts: readonly PostSource[]): Promise<number> {
  let mended = 0
  for (const { kind, table, author } of posts) {
    const dropped =
      await sql`delete from waiting w where kind = ${kind} and not exists (select from ${sql.table(table)} post
      where post.id = w.subject and post.held_at is not null and post.removed_at is null)`.execute(db.own)
    // `for share` locks each post as it is added: one released concurrently would otherwise stay in the queue.
    const added = await sql`insert into waiting (kind, subject, author, at, why)
      select ${kind}, id, ${sql.ref(author)}, held_at, held_why from ${sql.table(table)} post
      where held_at is not null and removed_at is null
        and not exists (select from waiting w where w.kind = ${kind} and w.subject = post.id)
      for share of post
      on conflict do nothing`.execute(db.own)
    mended += Number(dropped.numAffectedRows ?? 0) + Number(added.numAffectedRows ?? 0)
  }
  return mended
}
