import { type Dessert, dessertNumber } from '@patisserie/rules/desserts/desserts'
import { type Food, foods } from '@patisserie/rules/desserts/feeding'
import type { Reading } from '../../core/members/reads.ts'
import type { Tx } from '../../kit/db/database.ts'
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

export const serve = (
  tx: Tx,
  { member, dessert, food, amount, now }: { member: number; dessert: Dessert; food: Food; amount: number; now: Date },
) =>
  tx
    .insertInto('dessert_servings')
    .values({
      member,
      dessert: dessertNumber(dessert),
      food: foods.indexOf(food),
      fed: amount,
      left_over: amount,
      at: now,
    })
    .execute()

/** Takes units off a plate whose keeper is locked, the oldest servings first; answers how many of each food. */
export async function takeOff(
  tx: Tx,
  servings: readonly Serving[],
  units: number,
): Promise<readonly { readonly food: Food; readonly amount: number }[]> {
  const taken = new Map<Food, number>()
  let wanted = units
  for (const { id, food, left } of servings) {
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
