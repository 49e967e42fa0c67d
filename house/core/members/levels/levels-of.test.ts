import { afterAll, beforeAll, expect, test } from 'vitest'
import { tokens } from '#nouns/tokens/contract/tokens.ts'
import { giveLevels } from '#site/test/give-levels.ts'
import { makeOwner, ownPassword } from '#site/test/make-owner.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

test('a caller carries the balances of levels, a script its member’s, and hears of new ones at once', async () => {
  const { id, token } = await makeOwner(site, 'leveller')
  const script = (
    await site.call(tokens.calls.add, { name: 'counter', scopes: ['read'], days: 1, password: ownPassword }, { token })
  ).data.token
  const levels = async () => {
    const [own, its] = await Promise.all([token, script].map((one) => site.site.authenticate(one)))
    expect(its?.levels).toEqual(own?.levels)
    return own?.levels
  }
  expect(await levels()).toEqual({ life: 0, bomb: 0 })
  await giveLevels(site, { id }, { life: 5, bomb: 1 })
  expect(await levels()).toEqual({ life: 5, bomb: 1 })
  await giveLevels(site, { id }, { bomb: 8 })
  expect(await levels()).toEqual({ life: 0, bomb: 8 })
})
