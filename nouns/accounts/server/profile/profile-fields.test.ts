import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { writing } from '#contract/writing.ts'
import { giveLevels } from '#site/test/give-levels.ts'
import { makeOwner, ownPassword } from '#site/test/make-owner.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'

const { me, login } = accounts.calls
const day = 86_400_000
let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

const set = async (id: number, change: object) => {
  const { db, touched } = site.site.foundation
  await db.own.updateTable('members').set(change).where('id', '=', id).execute()
  touched(['me', 'members'])
}

test('the log-in and /me answer own emoji, newest first, and the levels', async () => {
  const { id, token } = await makeOwner(site, 'emojier')
  await giveLevels(site, { id }, { life: 5, bomb: 1 })
  const [one, two] = ['https://example.test/one.png', 'https://example.test/two.png']
  for (const emojiSrc of [one, two]) {
    expect((await site.call(writing.calls.addEmoji, { emojiSrc }, { token })).msg).toBe('')
  }
  const fields = { emoji: [two, one], player: 5, bomb: 1 }
  expect((await site.call(me, {}, { token })).data).toMatchObject(fields)
  expect((await site.call(login, { account: 'emojier', password: ownPassword })).data).toMatchObject(fields)
})

test('a black flag whose end has passed is none', async () => {
  const { id, token } = await makeOwner(site, 'rude')
  const until = new Date(site.site.foundation.now().getTime() + day)
  await set(id, { black: true, black_until: until })
  expect((await site.call(me, {}, { token })).data.black).toBe(true)
  site.advance(day + 1)
  expect((await site.call(me, {}, { token })).data.black).toBe(false)
})
