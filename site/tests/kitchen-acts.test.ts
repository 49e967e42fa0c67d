import fc from 'fast-check'
import { test } from 'vitest'
import type { Tally } from '#nouns/economy/test/play.ts'
import { expectAllDone, playOnSite } from '#nouns/economy/test/play-on-site.ts'
import { anyKitchenSteps } from '#nouns/economy/test/steps.ts'
import { isWhole } from '../test/by-turns.ts'

const numRuns = isWhole ? 30 : 1
const minutes = 60_000
const play = playOnSite()

test(
  'whatever twenty people do in their kitchens at once: some order of it explains what is there',
  async () => {
    const tally: Tally = new Map()
    const until = Date.now() + (isWhole ? 10 : 1) * minutes
    await fc.assert(
      fc.asyncProperty(anyKitchenSteps(80), async (steps) => {
        if (Date.now() < until) await play(steps, tally)
      }),
      { numRuns, unbiased: true },
    )
    expectAllDone(tally)
  },
  (isWhole ? 15 : 3) * minutes,
)
