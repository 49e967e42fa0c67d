import { postTransfer } from '#core/ledger/post-transfer.ts'
import type { NounSeed, SeedEvent, SeedStage } from '#core/noun-seed.ts'
import { house } from '#rules/ledger/houses.ts'
import { callOf } from '#site/seed/act.ts'
import { hoursBefore } from '#site/seed/events.ts'
import type { shop } from '../contract/shop.ts'
import { type Ware, wareKinds } from '../rules/wares.ts'
import { buy } from '../server/buy.ts'
import { sell } from '../server/sell.ts'
import { updateActivity } from '../server/update-activity.ts'

export const seed: NounSeed = {
  order: 50,
  play: async (stage) => ({ events: deals(stage) }),
}

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

/** The people get some score of the opening days and buy with it, and staff hold an activity: each with its own time. */
function deals({ tx, members, staff, now }: SeedStage): SeedEvent[] {
  const at = (hours: number) => hoursBefore(now, hours)
  const whose = (who: number) => members[who] ?? 0
  const opened = at(165)
  const opening = members.map((member): SeedEvent => {
    const given = { from: house('prizes'), to: member, resource: 'score', amount: 120_000 } as const
    const about = { kind: 'member', id: member } as const
    const prize = { reason: 'prize', about, key: `seed:shop:${member}`, at: opened, moves: [given] } as const
    return { at: opened, happen: () => postTransfer(tx, prize) }
  })
  const activity = { items: [...wareKinds.materials], start: at(10).toISOString(), end: at(-62).toISOString() }
  const input = { ...activity, reason: '开店第一周' }
  const held: SeedEvent = {
    at: at(10),
    happen: () => updateActivity(callOf<typeof shop.calls.updateActivity>({ tx, member: staff, now: at(10), input })),
  }
  const bought = purchases.map(([hours, who, item, count]): SeedEvent => {
    const wanted = { item, count, price: 1_000_000 }
    const act = { tx, member: whose(who), now: at(hours), input: wanted }
    return { at: at(hours), happen: () => buy(callOf<typeof shop.calls.buy>(act)) }
  })
  const sale = { tx, member: whose(2), now: at(1), input: { item: 'power', count: 1, price: 0 } as const }
  const sold: SeedEvent = { at: at(1), happen: () => sell(callOf<typeof shop.calls.sell>(sale)) }
  return [...opening, held, ...bought, sold]
}
