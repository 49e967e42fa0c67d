import type { Reading } from '#core/members/reads.ts'
import type { Tx } from '#kit/db/database.ts'
import { driftedPrice } from '#rules/economy/prices.ts'
import { resourceNumber } from '#rules/ledger/resources.ts'
import { atBase, type Drift, driftAfter, hourOf } from '../rules/drift.ts'
import { priceSteps } from '../rules/price-steps.ts'
import { type Piece, pieces } from '../rules/wares.ts'
import './tables.ts'

/** The drift of an item as it is stored, and how much was bought since its hour began. */
export interface ItemState {
  readonly drift: Drift
  readonly bought: number
}

/** The stored states of all items that anybody ever bought. */
export async function itemStates(db: Reading): Promise<ReadonlyMap<Piece, ItemState>> {
  const rows = await db.selectFrom('shop_prices').select(['item', 'permille', 'usual', 'hour', 'bought']).execute()
  const byNumber = new Map(rows.map(({ item, bought, ...drift }) => [item, { drift, bought }]))
  return new Map(
    pieces.flatMap((piece) => {
      const state = byNumber.get(resourceNumber(piece))
      return state ? [[piece, state] as const] : []
    }),
  )
}

/**
 * Locks the price of an item and moves it on to the present hour; answers its drift. The steps between become part of the
 * price history.
 */
export async function lockDrift(tx: Tx, piece: Piece, now: Date): Promise<Drift> {
  const [item, hour] = [resourceNumber(piece), hourOf(now)]
  await tx
    .insertInto('shop_prices')
    .values({ item, ...atBase(hour) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { bought, ...drift } = await tx
    .selectFrom('shop_prices')
    .select(['permille', 'usual', 'hour', 'bought'])
    .where('item', '=', item)
    .forUpdate()
    .executeTakeFirstOrThrow()
  // A call that waited for the lock may come from the hour before: the price has moved on without it.
  if (hour <= drift.hour) return drift
  const points = priceSteps(drift, bought, hour).map((step) => ({
    item,
    hour: step.hour,
    price: driftedPrice(piece, step.permille),
  }))
  if (points.length > 0) {
    await tx
      .insertInto('shop_price_points')
      .values(points)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  const next = driftAfter(drift, bought, hour)
  await tx
    .updateTable('shop_prices')
    .set({ ...next, bought: 0 })
    .where('item', '=', item)
    .execute()
  return next
}

/** Counts units as demand of the present hour. The row is locked by `lockDrift`. */
export async function countDemand(tx: Tx, piece: Piece, units: number): Promise<void> {
  await tx
    .updateTable('shop_prices')
    .set((eb) => ({ bought: eb('bought', '+', units) }))
    .where('item', '=', resourceNumber(piece))
    .execute()
}

/** Moves the prices of all items on to the present hour. Hourly work: otherwise only purchases do it. */
export async function moveOnPrices(
  { transaction }: { readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T> },
  now: Date,
): Promise<void> {
  for (const piece of pieces) {
    await transaction(async (tx) => {
      const known = await tx
        .selectFrom('shop_prices')
        .select('item')
        .where('item', '=', resourceNumber(piece))
        .executeTakeFirst()
      if (known) await lockDrift(tx, piece, now)
    })
  }
}
