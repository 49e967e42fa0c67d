import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeMember } from '#core/members/close-member.ts'
import * as limits from '#rules/people/people-limits.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { messages } from '../contract/messages.ts'
import { messengers } from '../test/messages.ts'

const { calls } = messages
let site: TestSite
let count = 0
beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1e6 })
})
afterAll(() => site.close())

const db = () => site.site.foundation.db
const { as, pair, send, inbox, opened, numbers, lastOf, know, friends } = messengers(() => site)

test('two who write to each other for the first time at once have one conversation, and both messages', async () => {
  for (let n = 0; n < 5; n++) {
    const [ann, bea] = await pair()
    const states = await Promise.all([send(ann, bea, 'from ann'), send(bea, ann, 'from bea')])
    expect(states.sort()).toEqual(['open', 'sent'])
    expect((await opened(ann, bea)).rows).toHaveLength(2)
    const { rows } = await db().pool.query('select count(*)::int as n from conversations where low = $1', [ann.id])
    expect(rows[0].n).toBe(1)
  }
})

test('the limit on requests holds when they are sent at once', async () => {
  const [ann, bea] = await pair()
  const states = await Promise.all(Array.from({ length: 6 }, (_, n) => send(ann, bea, `${n}`)))
  expect(states.filter((state) => state === 'sent')).toHaveLength(limits.messageRequest)
})

test('seeing and sending at once leave an exact number', async () => {
  const [ann, bea] = await friends()
  for (let n = 0; n < 5; n++) {
    await send(ann, bea, `before ${n}`)
    const upTo = await lastOf(bea, ann)
    await Promise.all([know(bea, ann, upTo), send(ann, bea, `while ${n}`)])
    expect((await inbox(bea)).rows[0]?.UNREAD).toBe(1)
    await know(bea, ann, await lastOf(bea, ann))
  }
})

test('many strangers who write to one at once: every request is there once, and the numbers are exact', async () => {
  const bea = await makeMember(site, `flooded${++count}`)
  const crowd: TestMember[] = []
  for (let n = 0; n < 12; n++) crowd.push(await makeMember(site, `crowd${count}n${n}`))
  const states = await Promise.all(crowd.flatMap((one) => [send(one, bea, '1'), send(one, bea, '2')]))
  expect(states).toEqual(states.map(() => 'sent'))
  expect(await numbers(bea)).toEqual([0, crowd.length])
  const { rows } = await inbox(bea, { folder: 'requests' })
  expect(rows.map(({ UNREAD }) => UNREAD)).toEqual(crowd.map(() => 2))
})

test('an answer pressed twice at once is given once', async () => {
  const [ann, bea] = await pair()
  await send(ann, bea)
  const give = (accept: 'Y' | 'N') => site.call(calls.answer, { UID: ann.id, accept }, as(bea))
  const given = await Promise.all([give('Y'), give('Y'), give('N')])
  expect(given.map(({ msg }) => msg).sort()).toEqual(['', 'requestUnknown', 'requestUnknown'])
})

test('taking back and reporting at once: the report keeps the words, or there was nothing left to report', async () => {
  for (let n = 0; n < 5; n++) {
    const [ann, bea] = await friends()
    await send(ann, bea, 'rude words')
    const id = await lastOf(bea, ann)
    const [, reported] = await Promise.all([
      site.call(calls.takeBack, { id }, as(ann)),
      site.call(calls.report, { id, reason: 'rude' }, as(bea)),
    ])
    const { rows } = await db().pool.query('select lines from message_copies where message = $1', [id])
    const kept = rows[0]?.lines.at(-1)?.text
    expect([reported.msg, kept]).toEqual(reported.msg === '' ? ['', 'rude words'] : ['messageUnknown', undefined])
  }
})

test('sent twice with one key, also at once, is one message', async () => {
  const [ann, bea] = await friends()
  const once = () =>
    site.call(calls.send, { UID: bea.id, text: 'once' }, { ...as(ann), idempotencyKey: `key-${count}-0123456789` })
  const answers = await Promise.all([once(), once()])
  answers.push(await once())
  expect(new Set(answers.map(({ data }) => data.row.KeyID)).size).toBe(1)
  expect((await opened(bea, ann)).rows.filter(({ TEXT }) => TEXT === 'once')).toHaveLength(1)
})

test('a closed account leaves its conversations readable, and nobody writes to it', async () => {
  const [ann, bea] = await friends()
  await site.site.foundation.db.transaction((tx) => closeMember(tx, ann.id, new Date()))
  expect(await opened(bea, ann)).toMatchObject({
    NICK: '',
    WHY: 'notReachable',
    rows: [{ TEXT: 'hello' }, { TEXT: 'hi' }],
  })
  expect(await send(bea, ann)).toBe('notReachable')
  expect((await inbox(bea, { q: 'hello' })).found).toMatchObject([{ NICK: '' }])
})

/** Holds the lock of a conversation while `work` begins, as an act that has not ended yet does. */
async function whileHeld(one: TestMember, other: TestMember, work: () => Promise<unknown>): Promise<void> {
  const client = await db().pool.connect()
  const [low, high] = [Math.min(one.id, other.id), Math.max(one.id, other.id)]
  await client.query('begin')
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`messages ${low} ${high}`])
  const working = work()
  await new Promise((wake) => setTimeout(wake, 200))
  await client.query('commit')
  client.release()
  await working
}

test('a message that is being sent while older ones are seen stays unread', async () => {
  const [ann, bea] = await friends()
  await send(ann, bea, 'one')
  const upTo = await lastOf(bea, ann)
  await whileHeld(ann, bea, () => Promise.all([send(ann, bea, 'two'), know(bea, ann, upTo)]))
  expect((await inbox(bea)).rows[0]?.UNREAD).toBe(1)
})

test.each(['Y', 'N'] as const)('an answer (%s) is not undone by a message that is sent meanwhile', async (accept) => {
  for (let n = 0; n < 3; n++) {
    const [ann, bea] = await pair()
    await send(ann, bea)
    const answer = () => site.call(calls.answer, { UID: ann.id, accept }, as(bea))
    const both = n % 2 ? [() => send(ann, bea, 'second'), answer] : [answer, () => send(ann, bea, 'second')]
    await whileHeld(ann, bea, () => Promise.all(both.map((act) => act())))
    expect((await inbox(bea, { folder: 'requests' })).rows).toEqual([])
    expect((await inbox(bea)).rows).toHaveLength(accept === 'Y' ? 1 : 0)
  }
})
