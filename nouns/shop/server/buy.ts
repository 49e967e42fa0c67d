import type { LackNotice } from '#contract/lack-notice.ts'
import { lockBalances } from '#core/ledger/lock-balances.ts'
import { LevelFull, tooLittle } from '#core/ledger/post-transfer.ts'
import { balanceOf, isInDebt } from '#core/ledger/reads.ts'
import { refuseBlack } from '#core/members/black-gate.ts'
import { isRobot } from '#core/members/links/linked.ts'
import { lockHolder } from '#core/members/reads.ts'
import type { Call } from '#kit/http/call.ts'
import { isLevelItem, type LevelItem } from '#rules/economy/prices.ts'
import { house } from '#rules/ledger/houses.ts'
import type { Resource } from '#rules/ledger/resources.ts'
import type { PriceNotice, shop } from '../contract/shop.ts'
import { type Quote, quote } from '../rules/quote.ts'
import { countProblem, type Piece } from '../rules/wares.ts'
import { countUnits, lockActivity, type RunningActivity } from './activity-store.ts'
import { countDemand, lockDrift } from './item-price.ts'
import { postDeal } from './post-deal.ts'
import { shopEffectsOf } from './shop-effects.ts'

type Buying = Call<typeof shop.calls.buy>

/**
 * POST /buy. Locks in this order: the member for a level, the price of the item, its activity, and the ledger last. The
 * price is worked out under these locks, and nobody pays more than they saw.
 */
export async function buy(call: Buying) {
  const { db, member, input, now, refuse } = call
  const { item, count } = input
  const problem = countProblem(item, count)
  if (problem) refuse(problem)
  await refuseBlack(db, member)
  if (await isRobot(db, member.id)) refuse('robotTrades')
  if (await isInDebt(db, member.id)) refuse('inDebt')
  const { quoted, activity } = isLevelItem(item)
    ? { quoted: await quoteLevel(call, item), activity: null }
    : await quotePiece(call, item)
  const { total, discount } = quoted
  if (total > input.price) {
    const notice: PriceNotice = { seen: input.price, now: total, unit: quoted.unitPrices[0] ?? 0 }
    const isOver = input.activity !== undefined && input.activity !== activity?.id
    refuse(isOver ? 'activityOver' : 'priceChanged', notice)
  }
  const lack = (resource: Resource, lacks: number) => refuse('insufficient', { resource, lacks } satisfies LackNotice)
  const held = await balanceOf(db, member.id, 'score')
  if (held < total) lack('score', total - held)
  if (!isLevelItem(item)) await countDemand(db, item, count)
  if (activity && discount?.kind === 'activity')
    await countUnits(db, activity.id, { units: count, saved: discount.saves })
  const moved = await postDeal(db, {
    member: member.id,
    reason: 'buy',
    item,
    at: now,
    moves: [
      { from: member.id, to: house('shop'), resource: 'score', amount: total },
      { from: house('shop'), to: member.id, resource: item, amount: count },
    ],
  }).catch((error: unknown) => {
    if (error instanceof LevelFull) return refuse('levelFull')
    // Another act of the member spent the score since it was read.
    return tooLittle((resource) => lack(resource, 0))(error)
  })
  return { moved, discount: discount && { ...discount } }
}

/**
 * The locks let a member buy one level after the other: the price of each depends on those before, wherever they came from.
 */
async function quoteLevel({ db, member, refuse }: Buying, item: LevelItem): Promise<Quote> {
  await lockHolder(db, member.id)
  const [level] = await lockBalances(db, member.id, [item])
  return quote({ item, count: 1, permille: 0, discounts: [], owned: level?.amount ?? 0 }) ?? refuse('levelFull')
}

async function quotePiece(
  { db, member, input: { count }, now }: Buying,
  item: Piece,
): Promise<{ readonly quoted: Quote; readonly activity: RunningActivity | null }> {
  const { discounts } = await shopEffectsOf(db, member.id)
  const { permille } = await lockDrift(db, item, now)
  const activity = await lockActivity(db, item, now)
  const all = activity ? [...discounts, 'activity' as const] : discounts
  const quoted = quote({ item, count, permille, discounts: all, owned: 0 })
  if (!quoted) throw new Error(`${item} has no price`)
  return { quoted, activity }
}
