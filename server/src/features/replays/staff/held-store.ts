import { limits } from '@patisserie/rules/limits'
import { sql } from 'kysely'
import type { Tx } from '../../../kit/db/database.ts'
import type { Caller } from '../../../kit/http/call.ts'
import { countComments } from '../store.ts'

/** What waits for staff, kept from changes until the transaction ends. */
export const lockHeldReplay = (tx: Tx, id: number) =>
  tx
    .selectFrom('replays')
    .select(['id', 'uploader', 'comment'])
    .where('id', '=', Math.min(id, limits.replayKeyMax + 1))
    .where('held_at', 'is not', null)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

export const lockHeldComment = (tx: Tx, id: number) =>
  tx
    .selectFrom('replay_comments as c')
    .innerJoin('replays as r', 'r.id', 'c.replay')
    .select(['c.id', 'c.replay', 'c.author', 'c.comment', 'c.held_at', 'r.uploader', 'r.game'])
    .where('c.id', '=', id)
    .where('c.held_at', 'is not', null)
    .where('c.removed_at', 'is', null)
    .forUpdate('c')
    .executeTakeFirst()

export const releaseReplay = (tx: Tx, id: number) =>
  tx.updateTable('replays').set({ held_at: null }).where('id', '=', id).execute()

export async function releaseComment(tx: Tx, comment: { id: number; replay: number }): Promise<void> {
  await tx.updateTable('replay_comments').set({ held_at: null }).where('id', '=', comment.id).execute()
  await countComments(tx, comment.replay, 1)
}

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
    ) seen`.execute(tx)
  return rows[0]?.n ?? 0
}
