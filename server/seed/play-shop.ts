import type { shop } from '@patisserie/contract/shop'
import { type Ware, wareKinds } from '@patisserie/rules/economy/wares'
import { house } from '@patisserie/rules/ledger/houses'
import { postTransfer } from '../src/core/ledger/post-transfer.ts'
import { buy } from '../src/features/shop/buy.ts'
import { sell } from '../src/features/shop/sell.ts'
import { updateActivity } from '../src/features/shop/update-activity.ts'
import type { Tx } from '../src/kit/db/database.ts'
import { callOf } from './act.ts'

interface ShopPlay {
  readonly tx: Tx
  readonly members: readonly number[]
  readonly staff: number
  readonly now: Date
}

const hourMs = 3_600_000

/** What was bought: how many hours ago, by whom, and how many. Prices of the week come of it. */
const purchases: readonly (readonly [hours: number, who: number, item: Ware, count: number])[] = [
  [160, 0, 'gdd', 12],
  [151, 1, 'milk', 10],
  [140, 2, 'power', 1],
  [133, 3, 'gdd', 20],
  [121, 0, 'zjj', 9],
  [110, 4, 'cofbean', 14],
  [102, 1, 'gdd', 16],
  [96, 2, 'icecream', 8],
  [80, 5, 'milk', 20],
  [77, 3, 'sjd', 11],
  [70, 0, 'starsugar', 6],
  [61, 4, 'zjj', 18],
  [50, 5, 'point', 1],
  [49, 1, 'milk', 12],
  [31, 2, 'mooncake', 9],
  [28, 0, 'gdd', 8],
  [20, 3, 'orange', 8],
  [9, 5, 'zjj', 10],
  [2, 4, 'icecream', 8],
]

/** The people have some score of the opening days, buy with it, and staff hold an activity. */
export async function playShop({ tx, members, staff, now }: ShopPlay): Promise<void> {
  const at = (hours: number) => new Date(now.getTime() - hours * hourMs)
  const opened = at(165)
  for (const member of members) {
    const given = { from: house('prizes'), to: member, resource: 'score', amount: 120_000 } as const
    const key = `seed:shop:${member}`
    await postTransfer(tx, { reason: 'prize', about: { kind: 'member', id: member }, key, at: opened, moves: [given] })
  }
  const activity = { items: [...wareKinds.materials], start: at(10).toISOString(), end: at(-62).toISOString() }
  const input = { ...activity, reason: '开店第一周' }
  await updateActivity(callOf<typeof shop.calls.updateActivity>({ tx, member: staff, now: at(10), input }))
  for (const [hours, who, item, count] of purchases) {
    const wanted = { item, count, price: 1_000_000 }
    await buy(callOf<typeof shop.calls.buy>({ tx, member: members[who] ?? 0, now: at(hours), input: wanted }))
  }
  const sold = { item: 'power', count: 1, price: 0 } as const
  await sell(callOf<typeof shop.calls.sell>({ tx, member: members[2] ?? 0, now: at(1), input: sold }))
}
