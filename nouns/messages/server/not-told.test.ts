import { afterAll, beforeAll, expect, test } from 'vitest'
import { social } from '#contract/social.ts'
import * as limits from '#rules/people/people-limits.ts'
import { listenLive } from '#site/test/listen-live.ts'
import type { TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { messages } from '../contract/messages.ts'
import { messengers } from '../test/messages.ts'

const { calls } = messages
let site: TestSite
const _count = 0
beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1e6 })
  await site.site.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => site.close())

const { as, pair, send, opened, lastOf, know: knowTo } = messengers(() => site)
const know = async (member: TestMember, other: TestMember) => knowTo(member, other, await lastOf(member, other))
const asked = async (member: TestMember) => {
  const { requests, rows } = (await site.call(calls.list, { folder: 'requests' }, as(member))).data
  return [requests, rows.length]
}

/** Number of events about messages that a member's open page gets because of an act of somebody else. */
async function heardOf(member: TestMember, act: () => Promise<unknown>): Promise<number> {
  const ear = await listenLive(site, '', { token: member.token })
  const told = () => ear.events.filter(({ event }) => event === 'messages').length
  // What is told later is heard later: by the second reminder, whatever was told before the first has been heard.
  let followers = -1
  const settle = async () => {
    for (let n = 0; n < 2; n++) {
      const [fan] = await pair()
      const heard = ear.events.length
      await site.call(social.calls.follow, { UID: member.id }, as(fan))
      const next = await ear.next((each) => each.event === 'reminders' && ear.events.indexOf(each) >= heard)
      followers = Number(next.data.followers)
    }
  }
  await settle()
  const before = told()
  await act()
  await settle()
  expect(followers).toBeGreaterThan(1)
  const heard = told() - before
  ear.leave()
  return heard
}

test('that a message was seen is told where both show it, and not where one does not', async () => {
  const [ann, bea] = await pair()
  await send(ann, bea)
  // A request that was read, but not answered.
  expect(await heardOf(ann, () => know(bea, ann))).toBe(0)
  await send(bea, ann)
  await send(ann, bea)
  expect(await heardOf(ann, () => know(bea, ann))).toBe(1)
  await site.call(calls.settings, { seen: 'N' }, as(bea))
  await send(ann, bea)
  expect(await heardOf(ann, () => know(bea, ann))).toBe(0)
})

test('somebody blocked does not see how far they were read after it', async () => {
  const [ann, bea] = await pair()
  await send(ann, bea)
  await send(bea, ann)
  await send(ann, bea, 'before the block')
  await know(bea, ann)
  expect((await opened(ann, bea)).SEENTO).toBeGreaterThan(0)
  await site.call(social.calls.block, { UID: ann.id }, as(bea))
  expect((await opened(ann, bea)).SEENTO).toBe(0)
})

test.each(['declined', 'removed'] as const)('who asked is not told that their request was %s', async (how) => {
  const [ann, bea] = await pair()
  await send(ann, bea)
  if (how === 'declined') await site.call(calls.answer, { UID: ann.id, accept: 'N' }, as(bea))
  else await site.call(calls.remove, { UID: ann.id }, as(bea))
  for (let n = 1; n < limits.messageRequest; n++) {
    expect((await opened(ann, bea)).WHY).toBe('')
    expect(await send(ann, bea, `again ${n}`)).toBe('sent')
  }
  expect(await send(ann, bea, 'once more')).toBe('requestFull')
  expect(await asked(bea)).toEqual([0, 0])
  expect((await opened(bea, ann)).rows).toEqual([])
})

test('a request of which nothing is left is none, and does not begin anew for its sender', async () => {
  const [ann, bea] = await pair()
  await send(ann, bea)
  expect(await asked(bea)).toEqual([1, 1])
  await site.call(calls.takeBack, { id: await lastOf(ann, bea) }, as(ann))
  expect(await asked(bea)).toEqual([0, 0])
  for (let n = 1; n < limits.messageRequest; n++) expect(await send(ann, bea)).toBe('sent')
  expect(await send(ann, bea)).toBe('requestFull')
})

test('a message that was taken back is not unread', async () => {
  const [ann, bea] = await pair()
  await send(ann, bea)
  await send(bea, ann)
  await send(ann, bea, 'wrong window')
  await site.call(calls.takeBack, { id: await lastOf(ann, bea) }, as(ann))
  const { unread, rows } = (await site.call(calls.list, {}, as(bea))).data
  expect([unread, rows[0]?.UNREAD]).toEqual([0, 0])
})

test('requests of blocked people neither count nor stand in the folder', async () => {
  const [ann, bea] = await pair()
  await send(ann, bea)
  await site.call(social.calls.block, { UID: ann.id }, as(bea))
  expect(await asked(bea)).toEqual([0, 0])
})
