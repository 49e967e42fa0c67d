import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { dropOldScriptTokens } from '#core/members/script-tokens.ts'
import { replays } from '#nouns/replays/contract/replays.ts'
import * as limits from '#rules/people/account-limits.ts'
import type { TestMember } from '#site/test/make-member.ts'
import { makeOwner, ownPassword } from '#site/test/make-owner.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { tokens } from '../contract/tokens.ts'

let site: TestSite
let owner: TestMember
beforeAll(async () => {
  site = await openTestSite()
  owner = await makeOwner(site, 'scripter')
})
afterAll(() => site.close())

const { add, list, remove } = tokens.calls
const make = async (scopes: ('read' | 'likes')[], days = 30) =>
  (await site.call(add, { name: 'my script', scopes, days, password: ownPassword }, { token: owner.token })).data

test('a script’s token makes the calls of its scopes and no others', async () => {
  const { token } = await make(['read'])
  expect((await site.call(replays.calls.list, {}, { token })).auth).toBe('')
  expect((await site.call(replays.calls.like, { rid: 1 }, { token })).auth).toBe('authority')
  // A token cannot be used to manage sessions, passwords or tokens.
  for (const call of [accounts.calls.sessions, list]) {
    expect((await site.call(call, {}, { token })).auth, call.path).toBe('authority')
  }
  const liking = await make(['likes'])
  expect((await site.call(replays.calls.like, { rid: 1 }, { token: liking.token })).msg).toBe('deleted')
  expect((await site.call(replays.calls.list, {}, { token: liking.token })).auth).toBe('authority')
})

test('its secret is told once; the list shows its name, scopes and use', async () => {
  const made = await make(['read'])
  expect(made.token).toMatch(/^script_[\w-]{43}$/)
  await site.call(replays.calls.list, {}, { token: made.token })
  const { data } = await site.call(list, {}, { token: owner.token })
  const mine = data.find((each) => each.id === made.id)
  expect(mine).toMatchObject({ name: 'my script', scopes: ['read'], seen: expect.any(String) })
  expect(JSON.stringify(data)).not.toContain(made.token)
})

test('a token taken back or out of time signs nobody in', async () => {
  const made = await make(['likes'])
  const short = await make(['likes'], 1)
  const liked = (token: string) => site.call(replays.calls.like, { rid: 1 }, { token })
  expect((await liked(made.token)).msg).toBe('deleted')
  expect((await site.call(remove, { id: made.id }, { token: owner.token })).data).toBe('suc')
  expect((await liked(made.token)).auth).toBe('login')
  expect((await site.call(remove, { id: made.id }, { token: owner.token })).msg).toBe('gone')
  const other = await makeOwner(site, 'stranger')
  expect((await site.call(remove, { id: short.id }, { token: other.token })).msg).toBe('gone')
  site.advance(2 * 86_400_000)
  expect((await liked(short.token)).auth).toBe('login')
  site.advance(-2 * 86_400_000)
})

test('the daily work deletes tokens that are out of time, and no other', async () => {
  const [short, long] = [await make(['read'], 1), await make(['read'], 30)]
  const { own } = site.site.foundation.db
  const left = async () => {
    const ids = [short.id, long.id]
    const rows = await own.selectFrom('script_tokens').select('id').where('id', 'in', ids).orderBy('id').execute()
    return rows.map(({ id }) => id)
  }
  await dropOldScriptTokens(own, new Date())
  expect(await left()).toEqual([short.id, long.id])
  await dropOldScriptTokens(own, new Date(Date.now() + 2 * 86_400_000))
  expect(await left()).toEqual([long.id])
})

test('there are so many at most, also for two who ask at once', async () => {
  const many = await makeOwner(site, 'many')
  const ask = () =>
    site.call(add, { name: 'x', scopes: ['read'], days: 1, password: ownPassword }, { token: many.token })
  const answers = await Promise.all(Array.from({ length: limits.scriptTokens + 5 }, ask))
  expect(answers.filter(({ msg }) => msg === '')).toHaveLength(limits.scriptTokens)
  expect(answers.filter(({ msg }) => msg === 'tooMany')).toHaveLength(5)
})

test('all scripts of a member share one limit', async () => {
  const strict = await openTestSite({ ratesFactor: 0.1 })
  try {
    const busy = await makeOwner(strict, 'busy')
    const { token } = (
      await strict.call(add, { name: 'x', scopes: ['read'], days: 1, password: ownPassword }, { token: busy.token })
    ).data
    const told = []
    for (let n = 0; n < 31; n++) told.push((await strict.call(replays.calls.list, {}, { token })).msg)
    expect(told).toEqual([...Array<string>(30).fill(''), 'tooOften'])
    expect((await strict.call(replays.calls.list, {}, { token: busy.token })).msg).toBe('')
  } finally {
    await strict.close()
  }
})

test('a name is needed', async () => {
  const named = (name: string) =>
    site
      .call(add, { name, scopes: ['read'], days: 1, password: ownPassword }, { token: owner.token })
      .then(({ msg }) => msg)
  expect(await named('  ')).toBe('nameEmpty')
  expect(await named('糖'.repeat(30))).toBe('nameLong')
})
