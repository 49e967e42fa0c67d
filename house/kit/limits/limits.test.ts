import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { Refusal } from '../refusal.ts'
import { openLimits } from './limits.ts'

let site: TestSite
let other: Database
const rates = {
  few: { points: 10, seconds: 60 },
  soon: { points: 2, seconds: 60 },
  act: { points: 4, seconds: 60, per: 'member', daily: 'newAct' },
  newAct: { points: 2, seconds: 86_400, per: 'member' },
} as const

beforeAll(async () => {
  site = await openTestSite({ jobs: false })
  other = openDatabase(site.connection)
})
afterAll(async () => {
  await other.close()
  await site.close()
})

/** The limits of two processes of one site. */
const both = () => [site.site.foundation.db, other].map((db) => openLimits(db, rates)) as [Limits, Limits] // one of each
type Limits = ReturnType<typeof openLimits>

const refused = (result: PromiseSettledResult<void>): boolean => {
  if (result.status === 'fulfilled') return false
  expect(result.reason).toBeInstanceOf(Refusal)
  return true
}

test('however many take at once, in two processes, each key gives its points and no more', async () => {
  const [here, there] = both()
  const keys = ['a', 'b', 'c', 'd', 'e']
  const takes = Array.from({ length: 150 }, (_, n) => ({ key: keys[n % 5] ?? '', by: n % 2 ? here : there }))
  const results = await Promise.allSettled(takes.map(({ key, by }) => by.take('few', key)))
  for (const key of keys) {
    const own = results.filter((_, n) => takes[n]?.key === key)
    expect(own.filter((result) => !refused(result))).toHaveLength(10)
    expect(await here.used('few', key)).toBe(30)
  }
})

test('a window that is over gives its points anew, and names of limits do not share keys', async () => {
  const [here, there] = both()
  const take = () => Promise.allSettled([here.take('soon', 'z'), there.take('soon', 'z'), here.take('soon', 'z')])
  expect((await take()).filter(refused)).toHaveLength(1)
  await here.take('few', 'z')
  // As if the window had begun its length earlier.
  const earlier = 'update kit_limits set expire = expire - $1 where key = $2'
  await other.pool.query(earlier, [rates.soon.seconds * 1_000, 'soon:z'])
  expect((await take()).filter(refused)).toHaveLength(1)
})

test('a new account has a daily budget as well, and hears of it by its own name', async () => {
  const [limits] = both()
  const take = async (member: number, isNew: boolean) => {
    const taken = limits.takeCall('act', { member, network: 'n', isNew })
    return taken.then(
      () => '',
      (refusal: Refusal) => refusal.code,
    )
  }
  const tries = async (member: number, isNew: boolean) => {
    const found: string[] = []
    for (let n = 0; n < 5; n++) found.push(await take(member, isNew))
    return found
  }
  expect(await tries(1, true)).toEqual(['', '', 'newBudget', 'newBudget', 'tooOften'])
  expect(await tries(2, false)).toEqual(['', '', '', '', 'tooOften'])
  const refusal = await limits.takeCall('act', { member: 3, network: 'n', isNew: true }).then(async () => {
    await take(3, true)
    return limits.takeCall('act', { member: 3, network: 'n', isNew: true }).catch((error: Refusal) => error)
  })
  expect(refusal).toMatchObject({ code: 'newBudget', data: { limit: { points: 2, seconds: 86_400 } } })
})
