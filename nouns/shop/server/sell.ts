import type { LackNotice } from '#contract/lack-notice.ts'
import { tooLittle } from '#core/ledger/post-transfer.ts'
import { balanceOf } from '#core/ledger/reads.ts'
import { refuseBlack } from '#core/members/black-gate.ts'
import { isRobot } from '#core/members/links/linked.ts'
import type { Call } from '#kit/http/call.ts'
import { sellPrice } from '#rules/economy/prices.ts'
import { house } from '#rules/ledger/houses.ts'
import type { Resource } from '#rules/ledger/resources.ts'
import type { PriceNotice, shop } from '../contract/shop.ts'
import { countProblem } from '../rules/wares.ts'
import { postDeal } from './post-deal.ts'
import { shopEffectsOf } from './shop-effects.ts'

/** POST /sell. Who owes something may sell: what comes in pays the debt first. */
export async function sell({ db, member, input, now, refuse }: Call<typeof shop.calls.sell>) {
  const { item, count, price } = input
  if (countProblem(item, count)) refuse('countMany')
  await refuseBlack(db, member)
  if (await isRobot(db, member.id)) refuse('robotTrades')
  const unit = sellPrice(item, await shopEffectsOf(db, member.id))
  const total = unit * count
  if (total < price) refuse('priceChanged', { seen: price, now: total, unit } satisfies PriceNotice)
  const lack = (resource: Resource, lacks: number) => refuse('insufficient', { resource, lacks } satisfies LackNotice)
  const held = await balanceOf(db, member.id, item)
  if (held < count) lack(item, count - held)
  const moved = await postDeal(db, {
    member: member.id,
    reason: 'sell',
    item,
    at: now,
    moves: [
      { from: member.id, to: house('shop'), resource: item, amount: count },
      { from: house('shop'), to: member.id, resource: 'score', amount: total },
    ],
    // Another act of the member took the items since they were counted.
  }).catch(tooLittle((resource) => lack(resource, 0)))
  return { moved, discount: null }
}
