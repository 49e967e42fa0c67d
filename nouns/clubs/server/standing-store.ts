import { sql } from 'kysely'
import { released } from '#core/moderation/held-rule.ts'
import type { Tx } from '#kit/db/database.ts'
import { countSql } from './floor-store.ts'
import type { RemovedBy } from './tables.ts'
import { dropToldWords } from './told.ts'
import './tables.ts'

/** How long staff can bring back what they hid, in milliseconds. */
export const restoreMs = 30 * 24 * 60 * 60 * 1_000

/** Loads a topic and locks its row until the transaction ends. Lock order everywhere: topic, club, reminders. */
export const lockTopic = (tx: Tx, id: number) =>
  tx
    .selectFrom('topics')
    .select(['id', 'club', 'author', 'title', 'floors', 'pinned', 'pinned_until', 'keeper_pins', 'locked', 'lock_kept'])
    .select(['held_at', 'removed_at', 'removed_by'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()

/** Prevents that a topic's row is deleted until the transaction ends. Posts in it and soft deletion do not wait. */
export const keepTopic = (tx: Tx, id: number) =>
  tx.selectFrom('topics').select('id').where('id', '=', id).forKeyShare().execute()

export type LockedTopic = NonNullable<Awaited<ReturnType<typeof lockTopic>>>

export const floorIn = (tx: Tx, topic: number, number: number) =>
  tx
    .selectFrom('floors')
    .select([
      'id',
      'number',
      'author',
      'excerpt',
      'edited_at',
      'held_at',
      'held_why',
      'removed_at',
      'removed_by',
      'purged',
    ])
    .where('topic', '=', topic)
    .where('number', '=', number)
    .executeTakeFirst()

export type FoundFloor = NonNullable<Awaited<ReturnType<typeof floorIn>>>

interface Standing {
  readonly removed_at: Date | null
  readonly removed_by: RemovedBy | null
}

/** Removes a topic or brings it back, and adjusts the counters of its club. */
export async function setTopicStanding(tx: Tx, topic: LockedTopic, standing: Standing): Promise<void> {
  await tx.updateTable('topics').set(standing).where('id', '=', topic.id).execute()
  const way = Number(standing.removed_at === null) - Number(topic.removed_at === null)
  await count(tx, topic.club, { topics: topic.held_at === null ? way : 0, floors: way * topic.floors })
  if (standing.removed_at !== null) await dropToldWords(tx, topic.author, { t: topic.id, floor: 1 })
}

/** Moves a topic to another club and adjusts the counters of both. */
export async function moveTopic(tx: Tx, topic: LockedTopic, club: number): Promise<void> {
  await tx.updateTable('topics').set({ club }).where('id', '=', topic.id).execute()
  if (topic.removed_at !== null) return
  const counted = { topics: topic.held_at === null ? 1 : 0, floors: topic.floors }
  // Count in order of the club id, so that two opposite moves cannot deadlock.
  for (const at of [topic.club, club].sort((a, b) => a - b)) await count(tx, at, signed(at === club, counted))
}

interface FloorStanding {
  readonly floor: FoundFloor
  readonly standing: Standing
  /** Two members with the right to decide reports removed it. */
  readonly byMembers?: boolean
}

/** Removes a floor or brings it back, and adjusts the counters; its number stays. */
export async function setFloorStanding(
  tx: Tx,
  topic: LockedTopic,
  { floor, standing, byMembers = false }: FloorStanding,
): Promise<void> {
  await tx
    .updateTable('floors')
    .set({ ...standing, by_members: byMembers })
    .where('id', '=', floor.id)
    .execute()
  if (standing.removed_at !== null) await dropToldWords(tx, floor.author, { t: topic.id, floor: floor.number })
  if (floor.held_at !== null) return
  await countFloors(tx, topic, Number(standing.removed_at === null) - Number(floor.removed_at === null))
}

/** Makes a held floor visible to everybody; floor 1 also releases its topic. */
export async function release(tx: Tx, topic: LockedTopic, floor: FoundFloor): Promise<void> {
  await tx.updateTable('floors').set(released).where('id', '=', floor.id).execute()
  const opens = floor.number === 1 && topic.held_at !== null
  if (opens) {
    await tx.updateTable('topics').set({ held_at: null }).where('id', '=', topic.id).execute()
    if (topic.removed_at === null) await count(tx, topic.club, { topics: 1, floors: 0 })
  }
  await countFloors(tx, topic, 1)
}

/** Hides a visible floor until staff look at it, because members asked for that. */
export async function holdForMembers(tx: Tx, topic: LockedTopic, floor: FoundFloor, now: Date): Promise<void> {
  await tx.updateTable('floors').set({ held_at: now, held_why: 'members' }).where('id', '=', floor.id).execute()
  await countFloors(tx, topic, -1)
  await dropToldWords(tx, floor.author, { t: topic.id, floor: floor.number })
}

/**
 * Adds `difference` to the floor counters of the topic and its club, and finds the topic's last visible floor again.
 */
export async function countFloors(tx: Tx, topic: LockedTopic, difference: number): Promise<void> {
  await sql`update topics t set floors = t.floors + ${difference},
      (last_floor, last_author, last_at) = (
        select coalesce(l.number, t.last_floor), coalesce(l.author, t.last_author), coalesce(l.at, t.last_at)
        from (values (1)) v left join lateral (
          select f.number, f.author, f.at from floors f
          where f.topic = t.id and f.removed_at is null and f.held_at is null order by f.number desc limit 1
        ) l on true
      ) where t.id = ${topic.id}`.execute(tx)
  if (topic.removed_at === null) await count(tx, topic.club, { topics: 0, floors: difference })
}

interface Counted {
  readonly topics: number
  readonly floors: number
}

const signed = (comes: boolean, { topics, floors }: Counted): Counted =>
  comes ? { topics, floors } : { topics: -topics, floors: -floors }

const count = (tx: Tx, club: number, { topics, floors }: Counted) =>
  countSql(sql`values (${club}::integer, ${topics}::integer, ${floors}::integer)`).execute(tx)
