import { sql } from 'kysely'
import type { ReadDb, Tx } from '#kit/db/database.ts'
import type { Call } from '#kit/http/call.ts'
import { basePrice, driftedPrice } from '#rules/economy/prices.ts'
import { resourceNumber } from '#rules/ledger/resources.ts'
import type { shop } from '../contract/shop.ts'
import { atBase, driftAfter, hourOf } from '../rules/drift.ts'
import { type PricePoint, pointsFrom, priceSteps } from '../rules/price-steps.ts'
import { type Piece, pieces } from '../rules/wares.ts'
import { type ItemState, itemStates } from './item-price.ts'

const weekHours = 168
const keptHours = 90 * 24

/** The prices of every item, and the points of its last week. */
export async function pricesNow(db: ReadDb, now: Date) {
  const hour = hourOf(now)
  const [states, rows] = await Promise.all([
    itemStates(db),
    db.named<{ item: number; hour: number; price: number }>(weekStatement, [hour - weekHours]),
  ])
  return pieces.map((item) => {
    const state = states.get(item)
    const stored = rows.filter((row) => row.item === resourceNumber(item)).map(pointOf)
    const base = basePrice(item)
    const { permille } = driftAfter(state?.drift ?? atBase(hour), state?.bought ?? 0, hour)
    return {
      item,
      base,
      permille,
      price: driftedPrice(item, permille),
      week: pointsFrom([...stored, ...pointsSince(item, state, hour)], hour - weekHours, base).map(mutable),
    }
  })
}

/** GET /getPriceHistory */
export async function history({ db, input: { item }, now }: Call<typeof shop.calls.history>) {
  const [states, rows] = await Promise.all([
    itemStates(db),
    db
      .selectFrom('shop_price_points')
      .select(['hour', 'price'])
      .where('item', '=', resourceNumber(item))
      .orderBy('hour')
      .execute(),
  ])
  const points = [...rows.map(pointOf), ...pointsSince(item, states.get(item), hourOf(now))]
  return { base: basePrice(item), points: points.map(mutable) }
}

/** Drops the points that are older than 90 days, but the last one of each Beijing day. */
export const thinHistory = (db: Pick<Tx, 'deleteFrom'>, now: Date): Promise<unknown> =>
  db
    .deleteFrom('shop_price_points as p')
    .where('p.hour', '<', hourOf(now) - keptHours)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('shop_price_points as later')
          .select('later.hour')
          .whereRef('later.item', '=', 'p.item')
          .whereRef('later.hour', '>', 'p.hour')
          .where(sql<boolean>`(later.hour + 8) / 24 = (p.hour + 8) / 24`),
      ),
    )
    .execute()

/** The points between the stored state and the present hour: the history has them once somebody buys. */
const pointsSince = (item: Piece, state: ItemState | undefined, hour: number): PricePoint[] =>
  state ? priceSteps(state.drift, state.bought, hour).map((step) => [step.hour, driftedPrice(item, step.permille)]) : []

const pointOf = ({ hour, price }: { readonly hour: number; readonly price: number }): PricePoint => [hour, price]
const mutable = ([hour, price]: PricePoint): [number, number] => [hour, price]

const weekStatement = {
  name: 'shop-week',
  sql: `select item, hour, price from (
      select item, hour, price from shop_price_points where hour >= $1
      union all
      select * from (
        select distinct on (item) item, hour, price from shop_price_points where hour < $1 order by item, hour desc) old
    ) points order by item, hour`,
}
