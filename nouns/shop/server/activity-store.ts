import { sql } from 'kysely'
import type { Reading } from '#core/members/reads.ts'
import type { Tx } from '#kit/db/database.ts'
import { resourceNumber } from '#rules/ledger/resources.ts'
import { type Piece, pieces } from '../rules/wares.ts'
import './tables.ts'

const columns = ['id', 'items', 'starts_at', 'ends_at', 'reason', 'units', 'saved'] as const

export interface RunningActivity {
  readonly id: number
}

/** An activity as it is stored. */
export interface StoredActivity {
  readonly id: number
  readonly items: readonly Piece[]
  readonly start: Date
  readonly end: Date
  readonly reason: string
  readonly units: number
  readonly saved: number
}

/** The activity that runs for an item, or null. Locked, so that its end is not changed before the purchase is made. */
export async function lockActivity(tx: Tx, item: Piece, now: Date): Promise<RunningActivity | null> {
  const row = await tx
    .selectFrom('shop_activities')
    .select('id')
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .where(sql<boolean>`${resourceNumber(item)} = any(items)`)
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

export async function countUnits(
  tx: Tx,
  id: number,
  { units, saved }: { readonly units: number; readonly saved: number },
): Promise<void> {
  await tx
    .updateTable('shop_activities')
    .set((eb) => ({ units: eb('units', '+', units), saved: eb('saved', '+', saved) }))
    .where('id', '=', id)
    .execute()
}

/** Activities that are not over, in the order in which they begin. */
export const openActivities = async (db: Reading, now: Date): Promise<readonly StoredActivity[]> =>
  (
    await db.selectFrom('shop_activities').select(columns).where('ends_at', '>', now).orderBy('starts_at').execute()
  ).map(stored)

/** The newest 200 activities. */
export const allActivities = async (db: Reading): Promise<readonly StoredActivity[]> =>
  (
    await db
      .selectFrom('shop_activities')
      .select(columns)
      .orderBy('starts_at', 'desc')
      .orderBy('id', 'desc')
      .limit(200)
      .execute()
  ).map(stored)

/** Locks an activity for changing it. */
export async function lockStored(tx: Tx, id: number): Promise<StoredActivity | null> {
  const row = await tx.selectFrom('shop_activities').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()
  return row ? stored(row) : null
}

type Changed = Pick<StoredActivity, 'items' | 'start' | 'end' | 'reason'>

export async function insertActivity(tx: Tx, activity: Changed): Promise<number> {
  const { id } = await tx
    .insertInto('shop_activities')
    .values(rowOf(activity))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function storeActivity(tx: Tx, id: number, activity: Changed): Promise<void> {
  await tx.updateTable('shop_activities').set(rowOf(activity)).where('id', '=', id).execute()
}

const rowOf = ({ items, start, end, reason }: Changed) => ({
  items: items.map(resourceNumber),
  starts_at: start,
  ends_at: end,
  reason,
})

const stored = (row: {
  readonly id: number
  readonly items: readonly number[]
  readonly starts_at: Date
  readonly ends_at: Date
  readonly reason: string
  readonly units: number
  readonly saved: number
}): StoredActivity => ({
  id: row.id,
  items: pieces.filter((piece) => row.items.includes(resourceNumber(piece))),
  start: row.starts_at,
  end: row.ends_at,
  reason: row.reason,
  units: row.units,
  saved: row.saved,
})
