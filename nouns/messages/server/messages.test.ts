import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { social } from '#contract/social.ts'
import { type Files, openFiles } from '#core/files/open-files.ts'
import * as limits from '#rules/people/people-limits.ts'
import { hire } from '#site/test/hire.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { remindersOf } from '#site/test/reminders-of.ts'
import { setBlack } from '#site/test/set-black.ts'
import { messages } from '../contract/messages.ts'
import { takeBackMs } from '../rules/messages.ts'
import { messengers } from '../test/messages.ts'
import { liveMessages } from './live-topic.ts'
import { messagesData } from './personal-data.ts'

const { calls } = messages
let site: TestSite
const count = 0
beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1e6 })
  files = await openFiles({ folder: `${site.dataFolder}/files`, db: db() })
})
afterAll(() => site.close())

const db = () => site.site.foundation.db
let files: Files
const data = () => messagesData(files)
const { as, pair, send, inbox, opened, numbers, lastOf, know, friends } = messengers(() => site)

describe('a stranger', () => {
  test('asks: it waits as a request, without a count in the inbox, and an answer opens it for both', async () => {
    const [ann, bea] = await pair()
    expect(await send(ann, bea)).toBe('sent')
    expect(await numbers(bea)).toEqual([0, 1])
    expect((await inbox(bea)).rows).toEqual([])
    expect((await inbox(bea, { folder: 'requests' })).rows).toMatchObject([
      { UID: ann.id, LAST: 'hello', UNREAD: 1, STATE: 'request' },
    ])
    expect((await inbox(ann)).rows).toMatchObject([{ UID: bea.id, UNREAD: 0, STATE: 'sent', LASTUID: ann.id }])
    expect(await send(bea, ann, 'hi')).toBe('open')
    expect(await numbers(bea)).toEqual([0, 0])
    expect(await numbers(ann)).toEqual([1, 0])
    expect(await send(ann, bea, 'see https://example.com')).toBe('open')
  })

  test('sends no link, and so many messages at most until there is an answer', async () => {
    const [ann, bea] = await pair()
    expect(await send(ann, bea, 'see https://example.com')).toBe('requestLinks')
    for (let n = 0; n < limits.messageRequest; n++) expect(await send(ann, bea)).toBe('sent')
    expect(await send(ann, bea)).toBe('requestFull')
    await site.call(calls.answer, { UID: ann.id, accept: 'Y' }, as(bea))
    expect(await send(ann, bea)).toBe('open')
  })

  test('who is declined is not told, and what they wrote is gone for the other', async () => {
    const [ann, bea] = await pair()
    await send(ann, bea)
    await site.call(calls.answer, { UID: ann.id, accept: 'N' }, as(bea))
    expect(await numbers(bea)).toEqual([0, 0])
    expect((await inbox(bea, { folder: 'requests' })).rows).toEqual([])
    expect(await opened(ann, bea)).toMatchObject({ STATE: 'sent', WHY: '' })
    expect((await site.call(calls.answer, { UID: ann.id, accept: 'Y' }, as(bea))).msg).toBe('requestUnknown')
    // The one who declined may still write.
    expect(await send(bea, ann)).toBe('open')
  })

  test('whose request is removed is declined, without being told', async () => {
    const [ann, bea] = await pair()
    await send(ann, bea)
    await site.call(calls.remove, { UID: ann.id }, as(bea))
    expect(await numbers(bea)).toEqual([0, 0])
    expect(await opened(ann, bea)).toMatchObject({ STATE: 'sent', WHY: '' })
    expect(await send(ann, bea)).toBe('sent')
    expect(await numbers(bea)).toEqual([0, 0])
  })

  test('takes from a budget of its own, which answered conversations do not', async () => {
    const [ann, bea] = await pair()
    const { limits: rates } = site.site.foundation
    const used = () => rates.used('messageStranger', `m${ann.id}`)
    await send(ann, bea)
    await send(ann, bea)
    expect(await used()).toBe(2)
    await send(bea, ann)
    await send(ann, bea)
    expect(await used()).toBe(2)
  })

  test('who may write is a setting of the receiver', async () => {
    const [ann, bea] = await pair()
    const set = (may: 'everyone' | 'followed' | 'nobody') => site.call(calls.settings, { may }, as(bea))
    await set('nobody')
    expect(await send(ann, bea)).toBe('takesNone')
    await set('followed')
    expect(await send(ann, bea)).toBe('takesFollowed')
    expect((await opened(ann, bea)).WHY).toBe('takesFollowed')
    await site.call(social.calls.follow, { UID: ann.id }, as(bea))
    expect(await send(ann, bea)).toBe('open')
    expect((await inbox(bea)).may).toBe('followed')
  })

  test('many of them: further requests are refused once so many wait', async () => {
    const [ann, bea] = await pair()
    await db().pool.query(
      `insert into members (account, mail, password, nick, nick_folded, language, opens_tabs, left_bar_closed, topics_a_page,
        floors_a_page, hides_toolbar, shows_topics, shows_paintings, shows_replays, shows_desserts, shows_honor, shows_feed,
        shows_progress, created_at)
       select 'flood' || n, 'flood' || n || '@example.test', 'none', 'flood' || n, 'flood' || n, 'zh', true, false, 20, 20, false, true, true,
        true, true, true, true, true, now() from generate_series(1, $1::integer) n`,
      [limits.messageRequests],
    )
    await db().pool.query(
      `with c as (insert into conversations (low, high, at) select least(id, $1), greatest(id, $1), now() from members
         where account ~ '^flood[0-9]+$' returning id, low, high)
       insert into conversation_sides (member, other, conversation, state, last_at)
       select $1, case when low = $1 then high else low end, id, 'request', now() from c`,
      [bea.id],
    )
    expect(await send(ann, bea)).toBe('requestFull')
  })
})

describe('a conversation', () => {
  test('counts exactly: what is seen up to a message, and what came after it', async () => {
    const [ann, bea] = await friends()
    for (const text of ['1', '2', '3']) await send(ann, bea, text)
    expect((await inbox(bea)).rows[0]).toMatchObject({ UNREAD: 3, LAST: '3' })
    const open = await opened(bea, ann)
    expect(open.rows.map(({ TEXT }) => TEXT)).toEqual(['hello', 'hi', '1', '2', '3'])
    expect(open.NEWFROM).toBe(open.rows[2]?.KeyID)
    expect((await know(bea, ann, open.rows[3]?.KeyID ?? 0)).data).toEqual({ unread: 1, requests: 0 })
    expect((await inbox(bea)).rows[0]?.UNREAD).toBe(1)
    // Neither backwards nor beyond the end.
    await know(bea, ann, open.rows[2]?.KeyID ?? 0)
    expect((await inbox(bea)).rows[0]?.UNREAD).toBe(1)
    expect((await know(bea, ann, 9_000_000)).data.unread).toBe(0)
    await send(ann, bea, '4')
    expect((await inbox(bea)).rows[0]?.UNREAD).toBe(1)
  })

  test('shows what was seen only if both show it', async () => {
    const [ann, bea] = await friends()
    await send(ann, bea, 'seen?')
    const last = await lastOf(bea, ann)
    await know(bea, ann, last)
    expect((await opened(ann, bea)).SEENTO).toBe(last)
    await site.call(calls.settings, { seen: 'N' }, as(ann))
    expect((await opened(ann, bea)).SEENTO).toBe(0)
    expect((await opened(bea, ann)).SEENTO).toBe(0)
  })

  test('is read backwards, page by page', async () => {
    const [ann, bea] = await friends()
    for (let n = 0; n < 40; n++) await send(ann, bea, `line ${n}`)
    const first = await opened(bea, ann)
    expect([first.rows.length, first.more, first.rows.at(-1)?.TEXT]).toEqual([30, true, 'line 39'])
    const { open } = await inbox(bea, { id: String(ann.id), before: String(first.rows[0]?.KeyID) })
    expect([open?.rows.length, open?.more, open?.rows[0]?.TEXT]).toEqual([12, false, 'hello'])
  })

  test('is searched by its members alone, also in other forms', async () => {
    const [ann, bea] = await friends()
    const [stranger] = await pair()
    await send(ann, bea, '今天說到靈夢的路線 100%_ok')
    for (const q of ['灵梦', '路線', '100%_', 'OK']) {
      const { found } = await inbox(bea, { q })
      expect(found.map(({ TEXT, MARKS }) => TEXT.slice(MARKS[0], MARKS[1])).length, q).toBe(1)
    }
    expect((await inbox(bea, { q: '灵梦' })).found[0]).toMatchObject({ WITH: ann.id, MARKS: [4, 6] })
    expect((await inbox(stranger, { q: '灵梦' })).found).toEqual([])
    expect((await inbox(bea, { q: '%' })).found).toHaveLength(1)
    expect((await inbox(bea, { q: '\u200b' })).found).toEqual([])
  })

  test('is removed on one side only, and comes back with new messages alone', async () => {
    const [ann, bea] = await friends()
    await site.call(calls.remove, { UID: ann.id }, as(bea))
    expect((await inbox(bea)).rows).toEqual([])
    expect((await opened(bea, ann)).rows).toEqual([])
    expect((await inbox(bea, { q: 'hello' })).found).toEqual([])
    expect((await opened(ann, bea)).rows).toHaveLength(2)
    await send(ann, bea, 'again')
    expect((await opened(bea, ann)).rows.map(({ TEXT }) => TEXT)).toEqual(['again'])
  })

  test('a message is taken back for both within two minutes, by its author alone', async () => {
    const [ann, bea] = await friends()
    await send(ann, bea, 'oops')
    const id = await lastOf(ann, bea)
    expect((await site.call(calls.takeBack, { id }, as(bea))).msg).toBe('messageUnknown')
    expect((await site.call(calls.takeBack, { id }, as(ann))).msg).toBe('')
    expect((await opened(bea, ann)).rows.at(-1)).toMatchObject({ TEXT: '', GONE: 'author' })
    expect((await inbox(bea, { q: 'oops' })).found).toEqual([])
    expect((await site.call(calls.takeBack, { id }, as(ann))).msg).toBe('messageUnknown')
    await send(ann, bea, 'late')
    const late = await lastOf(ann, bea)
    await db().pool.query(`update messages set at = at - ($2 || ' ms')::interval where id = $1`, [
      late,
      takeBackMs + 1_000,
    ])
    expect((await site.call(calls.takeBack, { id: late }, as(ann))).msg).toBe('backLate')
  })

  test('stops with a block, both ways, and can still be read', async () => {
    const [ann, bea] = await friends()
    await site.call(social.calls.block, { UID: ann.id }, as(bea))
    expect([await send(ann, bea), await send(bea, ann)]).toEqual(['notReachable', 'notReachable'])
    expect(await opened(ann, bea)).toMatchObject({ WHY: 'notReachable', rows: [{}, {}] })
    await site.call(social.calls.unblock, { UID: ann.id }, as(bea))
    expect(await send(ann, bea)).toBe('open')
  })

  test('tells open pages of both', async () => {
    const [ann, bea] = await friends()
    await send(ann, bea, 'live')
    const state = async () => liveMessages.state(db().read, String(bea.id), new Date())
    const first = await state()
    expect(first).toMatchObject({ unread: 1, requests: 0 })
    // A second message changes no number, and is told none the less.
    await send(ann, bea, 'again')
    expect(await state()).not.toEqual(first)
    expect(liveMessages.subjects({ asked: '', member: null })).toEqual([])
  })
})

describe('what cannot be sent', () => {
  test.each([
    ['', 'messageEmpty'],
    [' \u200b\n', 'messageEmpty'],
    ['字'.repeat(1_001), 'messageLong'],
  ])('%j', async (text, msg) => {
    const [ann, bea] = await pair()
    expect(await send(ann, bea, text)).toBe(msg)
  })

  test('half a character and marks of direction are kept whole or mended', async () => {
    const [ann, bea] = await friends()
    expect(await send(ann, bea, 'a\ud800b \u202edcba\u202c \0')).toMatch(/open|bad/)
  })

  test('to oneself, to nobody, by who is flagged', async () => {
    const [ann, bea] = await pair()
    expect(await send(ann, ann)).toBe('messageSelf')
    expect((await site.call(calls.send, { UID: 8_888_888, text: 'x' }, as(ann))).msg).toBe('personUnknown')
    await setBlack(site, ann, true)
    expect(await send(ann, bea)).toBe('notReachable')
  })
})

test('staff who entered the account hear nothing', async () => {
  const [ann] = await pair()
  const caller = { id: ann.id, enteredBy: 1 } as never // the topic reads no more of a caller
  expect(liveMessages.subjects({ asked: '', member: caller })).toEqual([])
})

test('a report shows staff the message and five before it as they were, and hides it if it is right', async () => {
  const [ann, bea] = await friends()
  const keeper = await hire(site, `keep${count}`, ['user'])
  for (let n = 0; n < 7; n++) await send(ann, bea, `bad ${n}`)
  const id = await lastOf(bea, ann)
  expect((await site.call(calls.report, { id, reason: 'rude' }, as(ann))).msg).toBe('messageUnknown')
  expect((await site.call(calls.report, { id, reason: 'rude' }, as(bea))).msg).toBe('')
  expect((await site.call(calls.report, { id, reason: 'rude' }, as(bea))).msg).toBe('reported')
  await site.call(calls.takeBack, { id }, as(ann))
  const { data } = await site.call(calls.reports, {}, as(keeper))
  const [row] = data.rows.filter(({ AUTHOR }) => AUTHOR.UID === ann.id)
  expect(row?.lines.map(({ TEXT }) => TEXT)).toEqual([1, 2, 3, 4, 5, 6].map((n) => `bad ${n}`))
  const report = { id: row?.id ?? 0 }
  await site.call(calls.takeReport, report, as(keeper))
  await site.call(calls.decideReport, { ...report, verdict: 'pass', reason: 'it is' }, as(keeper))
  await site.call(calls.doneReport, report, as(keeper))
  expect(await remindersOf(site, bea, 'messageReportDone')).toHaveLength(1)
})

test('a report has nothing of what its reporter had removed before', async () => {
  const [ann, bea] = await friends()
  await site.call(calls.remove, { UID: ann.id }, as(bea))
  await send(ann, bea, 'rude words')
  const id = await lastOf(bea, ann)
  expect((await site.call(calls.report, { id, reason: 'rude' }, as(bea))).msg).toBe('')
  const { rows } = await db().pool.query('select lines from message_copies where message = $1', [id])
  expect(rows[0].lines.map(({ text }: { text: string }) => text)).toEqual(['rude words'])
})

test('is taken along, and forgotten: the other keeps the words without a name', async () => {
  const [ann, bea] = await friends()
  const exported = await data().export(db().read, ann.id)
  expect(exported).toMatchObject({ messages: [{ text: 'hello', with: bea.id }, { text: 'hi' }] })
  await db().transaction((tx) => data().forget(tx, ann.id))
  await db().transaction((tx) => data().forget(tx, ann.id))
  const open = await opened(bea, ann)
  expect(open.rows.map(({ UID, TEXT }) => [UID, TEXT])).toEqual([
    [0, 'hello'],
    [bea.id, 'hi'],
  ])
  await db().transaction((tx) => data().forget(tx, bea.id))
  const { rows } = await db().pool.query('select count(*)::int as n from conversations where low = $1', [ann.id])
  expect(rows[0].n).toBe(0)
})

test('the page around a found message has it in its place, and says whether newer ones follow', async () => {
  const [ann, bea] = await friends()
  for (let n = 0; n < 60; n++) await send(ann, bea, `line ${n}`)
  const at = async (q: string) => {
    const { found } = await inbox(bea, { q })
    const { open } = await inbox(bea, { id: String(ann.id), at: String(found[0]?.KeyID) })
    return { newer: open?.newer, texts: open?.rows.map(({ TEXT }) => TEXT) ?? [] }
  }
  const middle = await at('line 30')
  expect([middle.newer, middle.texts.at(0), middle.texts.at(-1)]).toEqual([true, 'line 15', 'line 44'])
  expect(await at('line 59')).toMatchObject({ newer: false })
  expect((await opened(bea, ann)).newer).toBe(false)
})
