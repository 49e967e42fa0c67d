import { afterAll, beforeAll, expect } from 'vitest'
import { isWhole } from '#site/test/by-turns.ts'
import { hire } from '#site/test/hire.ts'
import type { TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { play, type Tally } from './play.ts'
import type { Step } from './steps.ts'

/** Plays steps on a site of the test file's own. */
export function playOnSite(): (steps: readonly Step[], tally: Tally) => Promise<void> {
  let site: TestSite
  let staff: TestMember
  beforeAll(async () => {
    site = await openTestSite({ jobs: false, ratesFactor: 1e6 })
    staff = await hire(site, 'clerk', ['present', 'ms', 'replay', 'user', 'dessert'])
  }, 60_000)
  afterAll(() => site.close())
  return (steps, tally) => play(site, staff, steps, tally)
}

/** Prints a tally, and expects that in the whole run every kind of act succeeded but `never`. */
export function expectAllDone(tally: Tally, never: readonly string[] = []): void {
  console.log([...tally].map(([kind, { done, refused }]) => `${kind} ${done}/${done + refused}`).join(', '))
  const undone = [...tally].filter(([, { done }]) => done === 0).map(([kind]) => kind)
  if (isWhole) expect(undone.toSorted()).toEqual(never)
}
