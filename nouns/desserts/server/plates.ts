import { type RawBuilder, sql } from 'kysely'
import type { Reading } from '#core/members/reads.ts'
import type { Database, Tx } from '#kit/db/database.ts'
import { type Dessert, dessertNumber } from '#rules/desserts/desserts.ts'
import { type Food, foods } from '../rules/feeding.ts'
import './tables.ts'

/** What was fed lies on the plate for a day. */
const lyingMs = 86_400_000
/** What was fed after this moment lies there. */
export const lyingSince = (now: Date): Date => new Date(now.getTime() - lyingMs)

export interface StoredServing {
  readonly id: number
  readonly food: number
  readonly fed: number
  readonly left_over: number
}

export const servingOf = ({ id, food, fed, left_over }: StoredServing): Serving => ({
  id,
  food: foods[food] ?? 'sugar',
  fed,
  left: left_over,
})

export interface Serving {
  readonly id: number
  readonly food: Food
  readonly fed: number
  readonly left: number
}

/** What lies on the plate of a dessert, the oldest first, with what of it was fed and is left. */
export async function plateOf(db: Reading, who: { member: number; dessert: Dessert }, now: Date): Promise<Serving[]> {
  const rows = await db
    .selectFrom('dessert_servings')
    .select(['id', 'food', 'fed', 'left_over'])
    .where('member', '=', who.member)
    .where('dessert', '=', dessertNumber(who.dessert))
    .where('at', '>', lyingSince(now))
    .orderBy('id')
    .execute()
  return rows.map(servingOf)
}

/** The plate by kinds of food, in their order. */
export const byFood = (servings: readonly Serving[]) =>
  foods.flatMap((food) => {
    const left = servings.filter((one) => one.food === food).reduce((sum, one) => sum + one.left, 0)
    return left > 0 ? [{ FOOD: food, LEFT: left }] : []
  })

interface NewServing {
  readonly member: number
  readonly dessert: Dessert
  readonly food: Food
  readonly amount: number
  readonly now: Date
}

/** SQL that lays a serving on a plate, as a statement or for the WITH of another. */
export const servingSql = ({ member, dessert, food, amount, now }: NewServing): RawBuilder<unknown> =>
  sql`insert into dessert_servings (member, dessert, food, fed, left_over, at)
    values (${member}, ${dessertNumber(dessert)}, ${foods.indexOf(food)}, ${amount}, ${amount}, ${now})`

/**
 * Takes units off a plate whose keeper is locked; answers how many of each food. The newest servings are taken first: what
 * is missing counts as stolen as long as it can, so that in the end thieves have taken at most half of what was fed.
 */
export async function takeOff(
  tx: Tx,
  servings: readonly Serving[],
  units: number,
): Promise<readonly { readonly food: Food; readonly amount: number }[]> {
  const taken = new Map<Food, number>()
  let wanted = units
  for (const { id, food, left } of servings.toReversed()) {
    const here = Math.min(left, wanted)
    if (here === 0) continue
    await tx
      .updateTable('dessert_servings')
      .set({ left_over: left - here })
      .where('id', '=', id)
      .execute()
    taken.set(food, (taken.get(food) ?? 0) + here)
    wanted -= here
  }
  return [...taken].map(([food, amount]) => ({ food, amount }))
}

/** Throws away what lies on no plate any more, an hour later: an act may have begun before. */
export const clearPlates = (db: Database, now: Date) =>
  db.own
    .deleteFrom('dessert_servings')
    .where('at', '<', lyingSince(new Date(now.getTime() - 3_600_000)))
    .execute()
