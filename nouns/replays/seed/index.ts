import type { NounSeed } from '#core/noun-seed.ts'
import { confirmPilots } from './confirm-pilots.ts'
import { newestRun } from './newest-run.ts'
import { playRegulars } from './play-regulars.ts'
import { playRuns } from './play-runs.ts'

export const seed: NounSeed = {
  order: 10,
  play: async (stage) => ({
    events: [...(await playRuns(stage)), ...(await playRegulars(stage))],
    end: () => confirmPilots(stage),
    gives: { newestRun: (member, gam) => newestRun(stage.tx, member, gam) },
  }),
}
