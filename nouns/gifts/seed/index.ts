import type { NounSeed, SeedEvent, SeedStage } from '#core/noun-seed.ts'
import type { Resource } from '#rules/ledger/resources.ts'
import { callOf } from '#site/seed/act.ts'
import { hoursBefore } from '#site/seed/events.ts'
import type { gifts } from '../contract/gifts.ts'
import { give } from '../server/give.ts'

export const seed: NounSeed = {
  order: 70,
  needs: ['shop'],
  play: async (stage) => ({ events: presents(stage) }),
}

/** What is given of what was bought in the shop: how many hours ago, by whom, to whom. */
const given: readonly (readonly [
  hours: number,
  from: number,
  to: number,
  resource: Resource,
  amount: number,
  note: string,
])[] = [
  [90, 1, 0, 'milk', 2, '谢谢那份红魔乡的路线，配布丁喝'],
  [74, 0, 3, 'gdd', 4, '练 Normal 六面用得上'],
  [44, 4, 0, 'cofbean', 2, 'For the late nights with your replays'],
  [26, 3, 0, 'sjd', 2, ''],
  [6, 0, 1, 'starsugar', 2, '回礼'],
]

/** The demo accounts give to each other. */
const presents = ({ tx, members, now, giftsOfWeek }: SeedStage): SeedEvent[] =>
  given.map(([hours, from, to, resource, amount, note]): SeedEvent => {
    const at = hoursBefore(now, hours)
    const act = {
      tx,
      member: members[from] ?? 0,
      now: at,
      input: { receiver: members[to] ?? 0, resource, amount, note },
    }
    return { at, happen: () => give(giftsOfWeek)(callOf<typeof gifts.calls.give>(act)) }
  })
