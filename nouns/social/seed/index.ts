import type { social } from '#contract/social.ts'
import type { NounSeed, SeedEvent, SeedStage } from '#core/noun-seed.ts'
import { callOf } from '#site/seed/act.ts'
import { hoursBefore } from '#site/seed/events.ts'
import { joinedHours, share } from '#site/seed/regulars.ts'
import { follow } from '../server/follow.ts'

export const seed: NounSeed = {
  order: 40,
  play: async (stage) => ({ events: follows(stage) }),
}

/** Demo accounts and regulars follow some of each other; a few people have many followers. */
const follows = ({ tx, members, regulars, now }: SeedStage): SeedEvent[] => {
  const all = [...members, ...regulars]
  return all.flatMap((member, a) =>
    all.flatMap((UID, b): SeedEvent[] => {
      if (a === b || share(a, b + 700) > 0.06 + 0.5 * share(b, 13) ** 3) return []
      const joined = Math.min(...[a, b].map((n) => (n < members.length ? 600 : joinedHours(n - members.length))))
      const at = hoursBefore(now, joined * (0.05 + 0.9 * share(b, a + 800)))
      const act = { tx, member, now: at, input: { UID } }
      return [{ at, happen: () => follow(callOf<typeof social.calls.follow>(act)) }]
    }),
  )
}
