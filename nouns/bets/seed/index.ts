import type { NounSeed } from '#core/noun-seed.ts'
import { playBets } from './play-bets.ts'

export const seed: NounSeed = {
  order: 90,
  play: async (stage) => ({ events: await playBets(stage) }),
}
