import { type RawBuilder, sql } from 'kysely'
import { dropReports } from '#core/moderation/report-store.ts'
import { dropReactions } from '#core/reactions/store.ts'
import type { Database, Tx } from '#kit/db/database.ts'
import { topicFavourites } from './reactions/favourites.ts'
import { floorLikes } from './reactions/like-store.ts'
import { restoreMs } from './standing-store.ts'
import './tables.ts'

const batch = 100

/**
 * Deletes what can no longer be brought back: topics with all floors, and the text of single floors, whose numbers
 * stay.
 */
export async function purgeClubs(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - restoreMs)
  await inBatches(db, async (tx) => {
    const { rows } = await sql<{ id: number }>`
      select id from topics where removed_at < ${before} order by id limit ${batch} for update`.execute(tx)
    await deleteTopics(
      tx,
      rows.map(({ id }) => id),
    )
    return rows.length
  })
  await inBatches(db, (tx) =>
    purgeFloors(
      tx,
      sql`id in (select id from floors where removed_at < ${before} and not purged order by id limit ${batch})`,
    ),
  )
}

/** Deletes topics with their floors, and all reactions and reports on both. */
export async function deleteTopics(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const these = sql`select unnest(${[...ids]}::integer[])`
  const floors = sql`select id from floors where topic in (${these})`
  // A report locks its topic's row: this lock waits for reports being stored, and keeps new ones out until the end.
  await sql`select from topics where id in (${these}) order by id for update`.execute(tx)
  await dropReactions(tx, floorLikes.kind, floors)
  await dropReports(tx, 'floor', floors)
  await dropReactions(tx, topicFavourites.kind, these)
  await tx.deleteFrom('topics').where('id', 'in', ids).execute()
}

/** Deletes the text, versions and pictures of floors for good; answers how many floors there were. */
export async function purgeFloors(tx: Tx, which: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ id: number; topic: number; number: number }>`
    update floors set html = '', words = '', excerpt = '', mentions = '{}', purged = true
    where ${which} and not purged returning id, topic, number`.execute(tx)
  const ids = rows.map(({ id }) => id)
  const first = rows.filter(({ number }) => number === 1).map(({ topic }) => topic)
  await sql`update topics set excerpt = '' where id = any(${first}::integer[])`.execute(tx)
  await sql`delete from floor_documents where floor = any(${ids}::bigint[])`.execute(tx)
  await sql`delete from floor_versions where floor = any(${ids}::bigint[])`.execute(tx)
  await sql`delete from floor_pictures where floor = any(${ids}::bigint[])`.execute(tx)
  await sql`delete from floor_paintings where floor = any(${ids}::bigint[])`.execute(tx)
  await sql`delete from floor_replays where floor = any(${ids}::bigint[])`.execute(tx)
  return rows.length
}

async function inBatches(db: Database, work: (tx: Tx) => Promise<number>): Promise<void> {
  while ((await db.transaction(work)) === batch);
}
