import { sql } from 'kysely'
import type { Tx } from '../../kit/db/database.ts'
import type { Caller } from '../../kit/http/call.ts'

interface Posting {
  readonly member: Pick<Caller, 'id' | 'black'>
  /** So many first posts of an account wait. */
  readonly reviewFirst: number
  readonly now: Date
}

/** When a post starts to wait for staff, or null where everybody sees it at once. */
export async function heldSince(tx: Tx, { member, reviewFirst, now }: Posting): Promise<Date | null> {
  if (member.black) return now
  if (reviewFirst === 0) return null
  return (await seenPosts(tx, member.id, reviewFirst)) < reviewFirst ? now : null
}

/** Posts of a member that others see, counted up to so many: what staff let through counts, what waits does not. */
async function seenPosts(tx: Tx, member: number, most: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from (
      (select 1 from replays where uploader = ${member} and removed_at is null and held_at is null limit ${most})
      union all
      (select 1 from replay_comments where author = ${member} and removed_at is null and held_at is null limit ${most})
      union all
      (select 1 from floors where author = ${member} and removed_at is null and held_at is null limit ${most})
    ) seen`.execute(tx)
  return rows[0]?.n ?? 0
}
