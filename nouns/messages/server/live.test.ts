import { afterAll, beforeAll, expect, test } from 'vitest'
import { admin } from '#nouns/admin/contract/admin.ts'
import { hire } from '#site/test/hire.ts'
import { listenLive } from '#site/test/listen-live.ts'
import type { TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { messages } from '../contract/messages.ts'
import { messengers } from '../test/messages.ts'

const { calls } = messages
let site: TestSite
const count = 0
beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1e6 })
  await site.site.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => site.close())

const { as, pair, send: sendTo, lastOf } = messengers(() => site)
/** Sends a message and answers its id. */
const send = async (from: TestMember, to: TestMember) => {
  await sendTo(from, to)
  return lastOf(from, to)
}

/** Whether the open page of a member hears of an act of somebody else. */
async function hears(member: TestMember, act: () => Promise<unknown>): Promise<boolean> {
  const page = await listenLive(site, '', as(member))
  const states = () => page.events.filter(({ event }) => event === 'messages').length
  await page.next(({ event }) => event === 'messages')
  const before = states()
  await act()
  const heard = await expect
    .poll(states, { timeout: 20_000 })
    .toBeGreaterThan(before)
    .then(
      () => true,
      () => false,
    )
  page.leave()
  return heard
}

test('an open page hears of every act of the other one that changes what it shows', async () => {
  const [ann, bea] = await pair()
  let id = 0
  const sent = async () => {
    id = await send(ann, bea)
  }
  expect(await hears(bea, sent), 'a request').toBe(true)
  const accept = () => site.call(calls.answer, { UID: ann.id, accept: 'Y' }, as(bea))
  expect(await hears(ann, accept), 'that it was accepted').toBe(true)
  expect(await hears(bea, sent), 'a message').toBe(true)
  const know = () => site.call(calls.know, { UID: ann.id, upTo: id }, as(bea))
  expect(await hears(ann, know), 'that it was seen').toBe(true)
  const takeBack = () => site.call(calls.takeBack, { id }, as(ann))
  expect(await hears(bea, takeBack), 'that it was taken back').toBe(true)
})

test('staff who entered an account are refused at every call about its messages', async () => {
  const [ann, bea] = await pair()
  const id = await send(ann, bea)
  const clerk = await hire(site, `clerk${count}`, ['user'])
  const enter = { UID: bea.id, reason: 'because', code: clerk.code() }
  const entered = { token: (await site.call(admin.calls.enterAs, enter, as(clerk))).data.token }
  const UID = ann.id
  const refused = [
    await site.call(calls.list, { id: String(UID) }, entered),
    await site.call(calls.send, { UID, text: 'hi' }, entered),
    await site.call(calls.know, { UID, upTo: id }, entered),
    await site.call(calls.takeBack, { id }, entered),
    await site.call(calls.answer, { UID, accept: 'Y' }, entered),
    await site.call(calls.remove, { UID }, entered),
    await site.call(calls.settings, { may: 'nobody' }, entered),
    await site.call(calls.report, { id, reason: 'rude' }, entered),
  ]
  expect(refused.map(({ auth }) => auth)).toEqual(refused.map(() => 'authority'))
  expect((await site.call(calls.list, {}, as(bea))).data).toMatchObject({ unread: 0, requests: 1, may: 'everyone' })
})
