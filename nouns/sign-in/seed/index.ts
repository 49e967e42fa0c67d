import type { NounSeed, SeedEvent, SeedStage } from '#core/noun-seed.ts'
import { giveDaily } from '#core/rewards/give-daily.ts'
import { hoursBefore } from '#site/seed/events.ts'

export const seed: NounSeed = {
  order: 60,
  play: async (stage) => ({ events: visits(stage) }),
}

const days = 12
/** Days on which nobody came, counted back from today, by demo account. */
const away: readonly (readonly number[])[] = [[9], [4, 5], [2, 3, 8], [6], [1, 7], [5]]

/** The demo accounts come on most days. */
const visits = ({ tx, members, now }: SeedStage): SeedEvent[] =>
  Array.from({ length: days }, (_, i) => days - i).flatMap((day) => {
    const at = hoursBefore(now, day * 24)
    return members
      .filter((_, who) => !away[who]?.includes(day))
      .map((member): SeedEvent => ({ at, happen: () => giveDaily(tx, member, at) }))
  })
