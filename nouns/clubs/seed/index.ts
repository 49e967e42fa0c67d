import type { NounSeed } from '#core/noun-seed.ts'
import { playRegulars } from './play-regulars.ts'
import { playTopics } from './play-topics.ts'

declare module '#core/noun-seed.ts' {
  interface SeedGiven {
    /** Id of the newest public run of a member, which a topic shows: of a game, or of any game if `gam` is 0. */
    newestRun: (member: number, gam: number) => Promise<number>
  }
}

export const seed: NounSeed = {
  order: 30,
  play: async (stage) => {
    const { events, topicOf, furnish } = await playTopics(stage)
    return { events: [...events, ...playRegulars({ ...stage, topicOf })], end: furnish }
  },
}
