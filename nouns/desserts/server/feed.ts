import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { growSql, ownedDessert } from '#core/desserts/keeper.ts'
import { linesSql } from '#core/desserts/lines.ts'
import { asKnown, tellHolders, tooLittle, transferSql } from '#core/ledger/post-transfer.ts'
import type { Tx } from '#kit/db/database.ts'
import type { Call } from '#kit/http/call.ts'
import { beijingDay } from '#rules/beijing-time.ts'
import { type Dessert, dessertNumber, materialOf } from '#rules/desserts/desserts.ts'
import { levelOn, starsOf } from '#rules/desserts/growth.ts'
import { house } from '#rules/ledger/houses.ts'
import type { desserts } from '../contract/desserts.ts'
import { type Food, feedWorth } from '../rules/feeding.ts'
import { lockOwnKeeper } from './no-robots.ts'
import { servingSql } from './plates.ts'

type Feeding = Call<typeof desserts.calls.feed>

/** POST /feed */
export async function feed({ db, input, member, now, refuse }: Feeding) {
  const { dessert, material, amount } = input
  const keeper = await lockOwnKeeper(db, member.id, refuse)
  const before = ownedDessert(keeper, dessert) ?? refuse('notOwned')
  const gain = feedWorth(dessert, material) * amount
  const today = beijingDay(now)
  // A call of the evening may wait for one that was sent after midnight.
  const isFed = material === materialOf(dessert) && today > before.fedDay
  const after = { exp: before.exp + gain, fedDay: isFed ? today : before.fedDay }
  const meal = { member: member.id, dessert, food: material, amount, gain, fedDay: after.fedDay, now }
  await eat(db, meal).catch(tooLittle(() => refuse('insufficient')))
  const [level, stars] = [levelOn(after, today), starsOf(after.exp)]
  return {
    EXP: after.exp,
    LEVEL: level,
    STARS: stars,
    ROSE: level > levelOn(before, today) || stars > starsOf(before.exp) ? ('Y' as const) : ('N' as const),
  }
}

interface Meal {
  readonly member: number
  readonly dessert: Dessert
  readonly food: Food
  readonly amount: number
  readonly gain: number
  readonly fedDay: string
  readonly now: Date
}

/**
 * Feeds a dessert of a member whose keeper is locked, in one statement: experience, plate, log, and what it costs, which locks
 * balances and comes last.
 */
async function eat(tx: Tx, meal: Meal): Promise<void> {
  const { member, dessert, food, amount, now } = meal
  const spent = { resource: food, amount }
  const moves = [{ ...spent, from: member, to: house('burn') }]
  const cost = transferSql({
    reason: 'feed',
    about: { kind: 'dessert', id: dessertNumber(dessert) },
    key: `feed:${randomUUID()}`,
    at: now,
    moves,
  })
  await sql`-- dessert-feed
    with grown as (${growSql(meal)}),
    served as (${servingSql(meal)}),
    noted as (${linesSql([{ member, dessert, what: 'fed', things: [spent], now }])})
    select ${cost} as post`
    .execute(tx)
    .catch(asKnown)
  tellHolders(tx, moves)
}
