import fc from 'fast-check'
import { test } from 'vitest'
import type { Tally } from '#nouns/economy/test/play.ts'
import { expectAllDone, playOnSite } from '#nouns/economy/test/play-on-site.ts'
import { anySteps } from '#nouns/economy/test/steps.ts'
import { isWhole } from '../test/by-turns.ts'

const numRuns = isWhole ? 40 : 1
const minutes = 60_000
const play = playOnSite()

test(
  'whatever twenty people do, in whatever order: the ledger adds up, and everybody has what the rules say',
  async () => {
    const tally: Tally = new Map()
    // A run takes seconds, so the search for a shorter failing sequence ends with the time.
    const until = Date.now() + (isWhole ? 10 : 1) * minutes
    await fc.assert(
      fc.asyncProperty(anySteps(120), async (steps) => {
        if (Date.now() < until) await play(steps, tally)
      }),
      { numRuns, unbiased: true },
    )
    expectAllDone(tally, ['buyCheaper', 'giveWrong'])
  },
  (isWhole ? 15 : 3) * minutes,
)
