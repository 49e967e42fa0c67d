import { tokens } from '@patisserie/contract/tokens'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeOwner, ownPassword } from '../../../test/make-owner.ts'
import { openTestSite, type TestSite } from '../../../test/open-test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

test('a caller carries the levels that count, a script its member’s, and hears of new ones at once', async () => {
  const { db, touched } = site.site.foundation
  const { id, token } = await makeOwner(site, 'leveller')
  const script = (
    await site.call(tokens.calls.add, { name: 'counter', scopes: ['read'], days: 1, password: ownPassword }, { token })
  ).data.token
  const levels = async () => {
    const [own, its] = await Promise.all([token, script].map((one) => site.site.authenticate(one)))
    expect(its?.levels).toEqual(own?.levels)
    return own?.levels
  }
  const set = async (change: object) => {
    await db.own.updateTable('members').set(change).where('id', '=', id).execute()
    touched(['me', 'members'])
  }
  expect(await levels()).toEqual({ life: 2, bomb: 2 })
  await set({ life_level: 5, bomb_level: 1 })
  expect(await levels()).toEqual({ life: 5, bomb: 2 })
  await set({ mail_verified_at: null })
  expect(await levels()).toEqual({ life: 5, bomb: 1 })
})
