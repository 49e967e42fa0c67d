import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import type { Sent } from '#contract/endpoint.ts'
import { social } from '#contract/social.ts'
import { closeMember } from '#core/members/close-member.ts'
import { setNickname } from '#core/members/store.ts'
import { ownData } from '#nouns/accounts/contract/own-data.ts'
import { replays } from '#nouns/replays/contract/replays.ts'
import { uploadRun } from '#nouns/replays/test/upload-run.ts'
import type { DirectorySort } from '#rules/people/presence.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'

let site: TestSite
let reader: TestMember
/** In the order in which they came. */
let people: TestMember[]
const names = ['草莓', 'Almond', 'みたらし', '抹茶'] as const
beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1_000, jobs: false })
  reader = await makeMember(site, 'reader')
  people = []
  for (const [i, name] of names.entries()) {
    const made = await makeMember(site, `listed${i}`)
    await site.site.foundation.db.transaction((tx) => setNickname(tx, made.id, name))
    people.push(made)
  }
})
afterAll(() => site.close())

const { directory, follow, unfollow, block, unblock } = social.calls
const person = (at: number): TestMember => {
  const found = people[at]
  if (!found) throw new Error(`there is no person ${at}`)
  return found
}
const ask = async (input: { sort?: DirectorySort; q?: string; pageSize?: number; pageNum?: number }) =>
  (await site.call(directory, input, { token: reader.token })).data
const nicks = async (input: Parameters<typeof ask>[0]) =>
  (await ask(input)).rows.filter(({ UID }) => UID !== reader.id).map(({ NICK }) => NICK)
const privacy = (of: TestMember, input: Sent<typeof ownData.calls.setPrivacy>) =>
  site.call(ownData.calls.setPrivacy, input, { token: of.token })
const row = async (of: TestMember) => (await ask({})).rows.find(({ UID }) => UID === of.id)

test('newest first, and by name as it is said', async () => {
  expect(await nicks({})).toEqual(['抹茶', 'みたらし', 'Almond', '草莓'])
  // almond, caomei, mitarashi, mocha
  expect(await nicks({ sort: 'name' })).toEqual(['Almond', '草莓', 'みたらし', '抹茶'])
  await site.call(accounts.calls.rename, { nick: 'Zabaione' }, { token: person(1).token })
  expect(await nicks({ sort: 'name' })).toEqual(['草莓', 'みたらし', '抹茶', 'Zabaione'])
  await site.call(accounts.calls.rename, { nick: 'Almond' }, { token: person(1).token })
})

test('is searched by nickname, pinyin and romaji, the best match first', async () => {
  expect(await nicks({ q: '草' })).toEqual(['草莓'])
  expect(await nicks({ q: 'cao mei' })).toEqual(['草莓'])
  expect(await nicks({ q: 'cm', sort: 'name' })).toEqual(['草莓'])
  expect(await nicks({ q: 'mitara' })).toEqual(['みたらし'])
  // Beginnings, then the inner parts `mond` and `mei`.
  expect(await nicks({ q: 'm', sort: 'name' })).toEqual(['みたらし', '抹茶', 'Almond', '草莓'])
  for (const q of ['ＡＬ', "%_'", '\u200b', '\ud800', 'x'.repeat(60)]) {
    expect(await nicks({ q })).toEqual(q === 'ＡＬ' ? ['Almond'] : [])
  }
})

test('most followers: follows, their end, and closed followers', async () => {
  const [almond, matcha] = [person(1), person(3)]
  await site.call(follow, { UID: almond.id }, { token: reader.token })
  await site.call(follow, { UID: almond.id }, { token: matcha.token })
  await site.call(follow, { UID: matcha.id }, { token: almond.token })
  expect((await nicks({ sort: 'followers' })).slice(0, 2)).toEqual(['Almond', '抹茶'])
  expect(await row(almond)).toMatchObject({ FOLLOWERS: 2 })
  await site.call(unfollow, { UID: almond.id }, { token: reader.token })
  expect(await row(almond)).toMatchObject({ FOLLOWERS: 1 })
  const leaver = await makeMember(site, 'leaver')
  await site.call(follow, { UID: matcha.id }, { token: leaver.token })
  await site.call(follow, { UID: almond.id }, { token: leaver.token })
  expect(await row(matcha)).toMatchObject({ FOLLOWERS: 2 })
  await site.site.foundation.db.transaction((tx) => closeMember(tx, leaver.id, new Date()))
  expect(await row(matcha)).toMatchObject({ FOLLOWERS: 1 })
  expect(await row(almond)).toMatchObject({ FOLLOWERS: 1 })
})

test('most replays: only of those who show theirs', async () => {
  const berry = person(0)
  const run = await uploadRun(site, berry)
  await uploadRun(site, berry)
  await uploadRun(site, person(2))
  expect(await nicks({ sort: 'replays' })).toEqual(['草莓', 'みたらし'])
  await site.call(replays.calls.remove, { rid: run.rid }, { token: berry.token })
  expect(await row(berry)).toMatchObject({ REPLAYS: 1 })
  await privacy(berry, { showreplay: 'N' })
  expect(await ask({ sort: 'replays' })).toMatchObject({ total: 1, rows: [{ NICK: 'みたらし' }] })
  expect(await row(berry)).toMatchObject({ REPLAYS: 0 })
  await privacy(berry, { showreplay: 'Y' })
})

test('last seen: only those who show it', async () => {
  expect(await ask({ sort: 'active' })).toMatchObject({ total: 0, rows: [] })
  expect(await row(person(2))).toMatchObject({ SEEN: null, HERE: 'N' })
  await privacy(person(2), { showhere: 'Y' })
  expect(await ask({ sort: 'active' })).toMatchObject({ total: 1, rows: [{ NICK: 'みたらし', HERE: 'Y' }] })
  expect((await row(person(2)))?.SEEN).toEqual(expect.any(String))
  await privacy(person(2), { showhere: 'N' })
  expect(await row(person(2))).toMatchObject({ SEEN: null, HERE: 'N' })
})

test.each(['newest', 'followers', 'name'] as const)(
  'by %s: who is not listed or blocks is not counted',
  async (sort) => {
    const { total } = await ask({ sort })
    await privacy(person(1), { showlist: 'N' })
    expect(await nicks({ sort })).not.toContain('Almond')
    expect((await ask({ sort })).total).toBe(total - 1)
    expect(await nicks({ q: 'almond' })).toEqual([])
    await site.call(block, { UID: reader.id }, { token: person(0).token })
    expect(await nicks({ sort })).not.toContain('草莓')
    expect((await ask({ sort })).total).toBe(total - 2)
    await site.call(unblock, { UID: reader.id }, { token: person(0).token })
    await privacy(person(1), { showlist: 'Y' })
    expect((await ask({ sort })).total).toBe(total)
  },
)

test('is read page by page, without gaps', async () => {
  const whole = (await ask({ sort: 'name' })).rows.map(({ UID }) => UID)
  const pages = await Promise.all([1, 2, 3, 4].map((pageNum) => ask({ sort: 'name', pageSize: 2, pageNum })))
  expect(pages.flatMap(({ rows }) => rows.map(({ UID }) => UID))).toEqual(whole)
  expect(await ask({ pageNum: 1_000_000 })).toMatchObject({ rows: [] })
})
