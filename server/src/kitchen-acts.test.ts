import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isWhole } from '../test/by-turns.ts'
import { play, type Tally } from '../test/economy/play.ts'
import { anyKitchenSteps } from '../test/economy/steps.ts'
import { hire } from '../test/hire.ts'
import type { TestMember } from '../test/make-member.ts'
import { openTestSite, type TestSite } from '../test/open-test-site.ts'

const minutes = 60_000

let site: TestSite
let staff: TestMember
beforeAll(async () => {
  site = await openTestSite({ jobs: false, ratesFactor: 1e6 })
  staff = await hire(site, 'clerk', ['present', 'ms', 'replay', 'user', 'dessert'])
}, 60_000)
afterAll(() => site.close())

test(
  'whatever twenty people do in their kitchens at once: some order of it explains what is there',
  async () => {
    const tally: Tally = new Map()
    const until = Date.now() + (isWhole ? 10 : 1) * minutes
    await fc.assert(
      fc.asyncProperty(anyKitchenSteps(80), async (steps) => {
        if (Date.now() < until) await play(site, staff, steps, tally)
      }),
      { numRuns: isWhole ? 30 : 1, unbiased: true },
    )
    const never = [...tally].filter(([, { done }]) => done === 0).map(([kind]) => kind)
    if (isWhole) expect(never).toEqual([])
    console.log([...tally].map(([kind, { done, refused }]) => `${kind} ${done}/${done + refused}`).join(', '))
  },
  (isWhole ? 15 : 3) * minutes,
)
