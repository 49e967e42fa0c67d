import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isWhole } from '../test/by-turns.ts'
import { play, type Tally } from '../test/economy/play.ts'
import { anySteps } from '../test/economy/steps.ts'
import { hire } from '../test/hire.ts'
import type { TestMember } from '../test/make-member.ts'
import { openTestSite, type TestSite } from '../test/open-test-site.ts'

const numRuns = isWhole ? 40 : 1
const minutes = 60_000

let site: TestSite
let staff: TestMember
beforeAll(async () => {
  site = await openTestSite({ jobs: false, ratesFactor: 1e6 })
  staff = await hire(site, 'clerk', ['present', 'ms', 'replay', 'user', 'dessert'])
}, 60_000)
afterAll(() => site.close())

test(
  'whatever twenty people do, in whatever order: the ledger adds up, and everybody has what the rules say',
  async () => {
    const tally: Tally = new Map()
    // A run takes seconds, so the search for a shorter failing sequence ends with the time.
    const until = Date.now() + (isWhole ? 10 : 1) * minutes
    await fc.assert(
      fc.asyncProperty(anySteps(120), async (steps) => {
        if (Date.now() < until) await play(site, staff, steps, tally)
      }),
      { numRuns, unbiased: true },
    )
    const never = [...tally].filter(([, { done }]) => done === 0).map(([kind]) => kind)
    if (isWhole) expect(never.toSorted()).toEqual(['buyCheaper', 'giveWrong'])
    console.log([...tally].map(([kind, { done, refused }]) => `${kind} ${done}/${done + refused}`).join(', '))
  },
  (isWhole ? 15 : 3) * minutes,
)
