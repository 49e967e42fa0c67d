import { sql } from 'kysely'
import type { Database, Tx } from '#kit/db/database.ts'
import type { Hiding } from '#rules/staff/hidings.ts'
import { hidingMs, hidingPauseMs } from '#rules/staff/hidings.ts'
import '../tables.ts'

/** All that members said about a floor. The caller has locked its topic, so that hidings can be counted. */
export const hidingsOf = (tx: Tx, floor: number): Promise<Hiding[]> =>
  tx
    .selectFrom('floor_hidings')
    .select(['member', 'at', 'decided_at', 'upheld'])
    .where('floor', '=', floor)
    .orderBy('at')
    .execute()

interface NewHiding {
  readonly floor: number
  readonly member: number
  readonly reason: string
  readonly at: Date
}

/** Stores a hiding, in place of one of the same member that counts no more. */
export const addHiding = (tx: Tx, hiding: NewHiding) =>
  tx
    .insertInto('floor_hidings')
    .values(hiding)
    .onConflict((c) =>
      c
        .columns(['floor', 'member'])
        .doUpdateSet({ reason: hiding.reason, at: hiding.at, decided_at: null, upheld: null }),
    )
    .execute()

interface Reversed {
  readonly member: number
  readonly at: Date
}

/** Hidings that staff reversed within the time for which that pauses the right, of all members; they are few. */
export async function lastReversed(tx: Tx, now: Date): Promise<Reversed[]> {
  const { rows } = await sql<Reversed>`select member, max(decided_at) as at from floor_hidings
    where not upheld and decided_at > ${new Date(now.getTime() - hidingPauseMs)} group by member`.execute(tx)
  return rows
}

/** Deletes hidings that nobody joined in time, and those of floors that are gone before staff looked. */
export async function purgeHidings(db: Database, now: Date): Promise<void> {
  await sql`delete from floor_hidings h using floors f where f.id = h.floor and h.decided_at is null
    and h.at < ${new Date(now.getTime() - hidingMs)} and (f.held_why is distinct from 'members' or f.removed_at is not null)`.execute(
    db.own,
  )
}
