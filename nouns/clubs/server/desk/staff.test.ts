import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { admin } from '#nouns/admin/contract/admin.ts'
import { search } from '#nouns/search/contract/search.ts'
import { hire } from '#site/test/hire.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { remindersOf } from '#site/test/reminders-of.ts'
import { clubs } from '../../contract/clubs.ts'

const { calls } = clubs
const reason = 'house rules'
const day = 86_400_000

let site: TestSite
let writer: TestMember
let reader: TestMember
let keeper: TestMember
let other: TestMember
let tea: number
let cake: number
beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1e6 })
  writer = await makeMember(site, 'writer')
  reader = await makeMember(site, 'reader')
  keeper = await hire(site, 'keeper', ['ms', 'club', 'topic'])
  other = await hire(site, 'other', ['ms', 'club', 'topic'])
  tea = await club('Tea')
  cake = await club('Cake')
})
afterAll(() => site.close())

const as = ({ token }: TestMember) => ({ token })
const saying = (text: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] })
const club = async (name: string) =>
  (await site.call(calls.addClub, { name, intro: `All about ${name}`, pic: '' }, as(keeper))).data.m
const topicIn = async (m: number, title = 'Which cake?', by = writer) => {
  const answer = await site.call(calls.postTopic, { m, title, document: saying(title) }, as(by))
  expect(answer.msg).toBe('')
  return answer.data.t
}
const floorIn = async (t: number, text = 'This one.', by = reader) => {
  const answer = await site.call(calls.postFloor, { t, document: saying(text) }, as(by))
  expect(answer.msg).toBe('')
  return answer.data.FLOOR
}
const act = (t: number, what: 'pin' | 'unpin' | 'lock' | 'unlock' | 'hide' | 'restore', by = keeper) =>
  site.call(calls.setTopic, { t, act: what, reason }, as(by))
const page = (t: number, by?: TestMember) => site.call(calls.floors, { t }, by && as(by))
const topicsOf = async (m: number) => {
  const { data } = await site.call(calls.topics, { m, pageSize: 50 })
  return { ids: data.rows.map(({ KeyID }) => KeyID), pinned: data.pinned.map(({ KeyID }) => KeyID), club: data.club }
}
const lastAct = () =>
  site.site.foundation.db.read
    .selectFrom('staff_log')
    .select(['act', 'subject', 'reason', 'before', 'after'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
const allTopics = async (input: { value?: string; state?: 'all' | 'hidden' | 'pinned' | 'recommended' | 'held' }) =>
  (await site.call(calls.allTopics, input, as(keeper))).data

/** The counters of each club equal the number of visible topics and floors. */
async function countsHold() {
  for (const m of [tea, cake]) {
    const { club: row } = await topicsOf(m)
    const { topics, floors } = await site.site.foundation.db.read
      .selectFrom('topics as t')
      .select((eb) => [
        eb.fn.countAll<number>().as('topics'),
        eb.fn.coalesce(eb.fn.sum<string>('t.floors'), eb.lit(0)).as('floors'),
      ])
      .where('t.club', '=', m)
      .where('t.removed_at', 'is', null)
      .where('t.held_at', 'is', null)
      .executeTakeFirstOrThrow()
    expect({ topics: row.TOPICS, floors: row.FLOORS }).toEqual({ topics, floors: Number(floors) })
  }
  const wrong = await site.site.foundation.db.pool.query(
    `select t.id from topics t where t.floors <> (select count(*) from floors f
      where f.topic = t.id and f.removed_at is null and f.held_at is null)`,
  )
  expect(wrong.rows).toEqual([])
}

describe('clubs', () => {
  test('are added, edited and hidden with all their topics', async () => {
    const m = await club('Puddings')
    const t = await topicIn(m)
    for (const name of ['puddings', 'PUDDINGS ', 'ｐuddings'])
      expect((await site.call(calls.addClub, { name, intro: '', pic: '' }, as(keeper))).msg).toBe('clubNameTaken')
    const edit = (more: object) =>
      site.call(calls.updateClub, { m, name: 'Puddings', intro: '', pic: '', hidden: 'N', reason, ...more }, as(keeper))
    expect((await edit({ name: 'tea' })).msg).toBe('clubNameTaken')
    expect((await edit({ reason: '' })).msg).toBe('missingReason')
    expect((await edit({ pic: `/pic/${'a'.repeat(64)}.png` })).msg).toBe('pictureGone')
    expect((await edit({ name: '  布丁 ', intro: 'wobbly' })).msg).toBe('')
    expect((await topicsOf(m)).club).toMatchObject({ NAME: '布丁', INTRO: 'wobbly' })
    expect((await edit({ name: '布丁', hidden: 'Y' })).msg).toBe('')
    expect((await site.call(calls.topics, { m })).msg).toBe('clubGone')
    expect((await page(t)).msg).toBe('topicGone')
    expect((await site.call(calls.list, {})).data.map(({ KeyID }) => KeyID)).not.toContain(m)
    const all = (await site.call(calls.staffClubs, {}, as(keeper))).data
    expect(all.find(({ KeyID }) => KeyID === m)).toMatchObject({ HIDDEN: 'Y', TOPICS: 1 })
    expect(await lastAct()).toMatchObject({ act: 'updateMS', subject: `club:${m}`, reason })
  })

  test('look like no other club: traditional characters, other scripts', async () => {
    await club('甜点实验室')
    await club('Carnival')
    for (const name of ['甜點實驗室', 'Саrnival'])
      expect((await site.call(calls.addClub, { name, intro: '', pic: '' }, as(keeper))).msg).toBe('clubNameTaken')
    const m = await club('布丁研究会')
    const renamed = { m, intro: '', pic: '', hidden: 'N', reason } as const
    expect((await site.call(calls.updateClub, { ...renamed, name: '甜點实驗室' }, as(keeper))).msg).toBe(
      'clubNameTaken',
    )
    // A club's own name may change as long as its look stays.
    expect((await site.call(calls.updateClub, { ...renamed, name: '布丁研究會' }, as(keeper))).msg).toBe('')
  })

  test('two that are named the same at once are one', async () => {
    const add = () => site.call(calls.addClub, { name: 'Twins', intro: '', pic: '' }, as(keeper))
    const answers = await Promise.all([add(), add()])
    expect(answers.map(({ msg }) => msg).sort()).toEqual(['', 'clubNameTaken'])
  })

  test('stand in the order that staff give all of them', async () => {
    const all = (await site.call(calls.staffClubs, {}, as(keeper))).data.map(({ KeyID }) => KeyID)
    const wanted = all.toReversed()
    expect((await site.call(calls.orderClubs, { m: wanted.slice(1) }, as(keeper))).msg).toBe('clubsChanged')
    expect((await site.call(calls.orderClubs, { m: wanted.map(() => tea) }, as(keeper))).msg).toBe('clubsChanged')
    expect((await site.call(calls.orderClubs, { m: wanted }, as(keeper))).msg).toBe('')
    expect((await site.call(calls.staffClubs, {}, as(keeper))).data.map(({ KeyID }) => KeyID)).toEqual(wanted)
  })
})

describe('topics', () => {
  test('are pinned and locked, and their author is told', async () => {
    const t = await topicIn(tea)
    expect((await act(t, 'pin')).msg).toBe('')
    expect((await act(t, 'pin')).msg).toBe('actDone')
    expect((await topicsOf(tea)).pinned).toContain(t)
    expect((await act(t, 'lock')).msg).toBe('')
    expect((await site.call(calls.postFloor, { t, document: saying('late') }, as(reader))).msg).toBe('locked')
    const told = { act: 'lock', note: reason, t, title: 'Which cake?' }
    // Each act has its own reminder, so that one reason does not overwrite another.
    const reminders = await remindersOf(site, writer, 'topicStaff')
    expect(reminders).toContainEqual({ subject: `topic:${t}:lock`, data: told })
    expect(reminders).toContainEqual({ subject: `topic:${t}:pin`, data: { ...told, act: 'pin' } })
    const log = await lastAct()
    expect(log).toMatchObject({ act: 'topic:lock', subject: `topic:${t}`, reason })
    expect([JSON.parse(log.before), JSON.parse(log.after)]).toEqual([{ locked: false }, { locked: true }])
    expect((await allTopics({ value: String(t) })).rows[0]).toMatchObject({ LOCKED: 'Y', REASON: `${reason} · keeper` })
    await act(t, 'unpin')
    await act(t, 'unlock')
    await floorIn(t)
    await countsHold()
  })

  test('move with all they count', async () => {
    const t = await topicIn(tea)
    await floorIn(t)
    const move = (m: number) => site.call(calls.setTopic, { t, act: 'move', m, reason }, as(keeper))
    expect((await move(tea)).msg).toBe('actDone')
    expect((await move(999_999)).msg).toBe('clubGone')
    expect((await site.call(calls.setTopic, { t, act: 'move', reason }, as(keeper))).msg).toBe('clubGone')
    expect((await move(cake)).msg).toBe('')
    expect((await topicsOf(cake)).ids).toContain(t)
    expect((await topicsOf(tea)).ids).not.toContain(t)
    await countsHold()
  })

  test('are hidden, and brought back within a month', async () => {
    const t = await topicIn(tea)
    await floorIn(t)
    expect((await act(t, 'hide')).msg).toBe('')
    expect((await act(t, 'hide')).msg).toBe('actDone')
    expect((await act(t, 'pin')).msg).toBe('topicGone')
    for (const by of [undefined, writer, reader]) expect((await page(t, by)).msg).toBe('topicGone')
    expect((await topicsOf(tea)).ids).not.toContain(t)
    expect((await allTopics({ state: 'hidden' })).rows[0]).toMatchObject({ KeyID: t, HIDDEN: 'Y' })
    await countsHold()
    expect((await act(t, 'restore')).msg).toBe('')
    expect((await act(t, 'restore')).msg).toBe('actDone')
    expect((await page(t)).data.rows).toHaveLength(2)
    await countsHold()
    await act(t, 'hide')
    site.advance(31 * day)
    expect((await act(t, 'restore')).msg).toBe('topicGone')
    site.advance(-31 * day)
  })

  test('are given another title', async () => {
    const t = await topicIn(tea, 'cak')
    const rename = (title: string) => site.call(calls.setTopic, { t, act: 'rename', title, reason }, as(keeper))
    expect((await rename(' ')).msg).toBe('titleEmpty')
    expect((await rename('字'.repeat(41))).msg).toBe('titleLong')
    expect((await rename('cake')).msg).toBe('')
    expect((await page(t)).data.topic.TITLE).toBe('cake')
  })

  test('are found by title, id and author', async () => {
    const t = await topicIn(tea, '100% of macarons_')
    expect((await allTopics({ value: '% of MACARONS_' })).rows.map(({ KeyID }) => KeyID)).toEqual([t])
    expect((await allTopics({ value: `u${writer.id}` })).rows[0]?.KeyID).toBe(t)
    expect((await allTopics({ value: `u${reader.id}` })).rows).toEqual([])
    expect((await allTopics({ value: String(t), state: 'pinned' })).rows).toEqual([])
  })

  test('are recommended in an order', async () => {
    const [a, b] = [await topicIn(tea, 'first'), await topicIn(cake, 'second')]
    const recommend = (t: number[]) => site.call(calls.recommend, { t }, as(keeper))
    expect((await recommend([a, a])).msg).toBe('topicTwice')
    expect((await recommend([a, 999_999_999])).msg).toBe('topicGone')
    const closed = await club('Closed')
    const within = await topicIn(closed)
    const hide = { m: closed, name: 'Closed', intro: '', pic: '', hidden: 'Y', reason } as const
    expect((await site.call(calls.updateClub, hide, as(keeper))).msg).toBe('')
    expect((await recommend([a, within])).msg).toBe('topicGone')
    const shown = async () => (await site.call(calls.recommended, {})).data.map(({ KeyID }) => KeyID)
    await Promise.all([recommend([a, b]), recommend([a, b])])
    expect(await shown()).toEqual([a, b])
    expect((await recommend([b, a])).msg).toBe('')
    expect(await shown()).toEqual([b, a])
    expect((await allTopics({ state: 'recommended' })).rows.map(({ KeyID }) => KeyID)).toEqual([b, a])
    for (const asked of [{ value: String(b) }, { state: 'recommended' }, {}] as const)
      expect((await allTopics(asked)).rows.find(({ KeyID }) => KeyID === b)?.RECOMMENDED).toBe('Y')
    await act(b, 'hide')
    expect(await shown()).toEqual([a])
    expect((await recommend([])).msg).toBe('')
    expect(await shown()).toEqual([])
  })
})

describe('floors', () => {
  test('leave a stub, and come back within a month', async () => {
    const t = await topicIn(tea)
    const floor = await floorIn(t, 'rude')
    const remove = (more: object = {}) => site.call(calls.deleteFloor, { t, floor, reason, ...more }, as(keeper))
    expect((await remove({ floor: 1 })).msg).toBe('floorFirst')
    expect((await remove({ floor: 99 })).msg).toBe('floorGone')
    expect((await remove({ restore: 'Y' })).msg).toBe('actDone')
    expect((await remove()).msg).toBe('')
    expect((await remove()).msg).toBe('actDone')
    const { data } = await page(t)
    expect(data.rows[1]).toMatchObject({ FLOOR: floor, GONE: 'staff', HTML: '' })
    expect(data.topic).toMatchObject({ TOP: 2, FLOORS: 1, LASTFLOOR: 1, LASTUID: writer.id })
    const told = { state: 'hidden', note: reason, t, floor, title: 'Which cake?' }
    expect(await remindersOf(site, reader, 'floorStaff')).toEqual([{ subject: `floor:${t}:${floor}`, data: told }])
    await countsHold()
    expect((await remove({ restore: 'Y' })).msg).toBe('')
    expect((await page(t)).data.topic).toMatchObject({ FLOORS: 2, LASTFLOOR: 2, LASTUID: reader.id })
    await countsHold()
    await remove()
    site.advance(31 * day)
    expect((await remove({ restore: 'Y' })).msg).toBe('floorGone')
    site.advance(-31 * day)
  })

  test('what two take away at once is counted once, beside what is written meanwhile', async () => {
    const t = await topicIn(tea)
    const floor = await floorIn(t)
    const remove = (by: TestMember) => site.call(calls.deleteFloor, { t, floor, reason }, as(by))
    const [one, two] = await Promise.all([remove(keeper), remove(other), floorIn(t), floorIn(t)])
    expect([one.msg, two.msg].sort()).toEqual(['', 'actDone'])
    expect((await page(t)).data.topic).toMatchObject({ TOP: 4, FLOORS: 3 })
    await countsHold()
  })
})

describe('a report', () => {
  const reportFloor = async (t: number, floor: number, by = reader) => {
    expect((await site.call(calls.report, { t, floor, reason: 'rude' }, as(by))).msg).toBe('')
    const rows = (await site.call(calls.reports, {}, as(keeper))).data.rows
    const row = rows.find(({ T, FLOOR }) => T === t && FLOOR === floor)
    if (!row) throw new Error('no report')
    return row
  }

  test('is taken, decided and closed; the floor goes, and both are told', async () => {
    const t = await topicIn(tea)
    const floor = await floorIn(t, 'a rude word', writer)
    const row = await reportFloor(t, floor)
    expect(row).toMatchObject({ state: 'open', reason: 'rude', EXCERPT: 'a rude word', HIDDEN: 'N', UID: writer.id })
    const { id } = row
    const decide = (by: TestMember, verdict: 'pass' | 'notPass' = 'pass') =>
      site.call(calls.decideReport, { id, verdict, reason: 'seen' }, as(by))
    expect((await decide(keeper)).msg).toBe('reportNotTaken')
    const takes = await Promise.all([keeper, other].map((by) => site.call(calls.takeReport, { id }, as(by))))
    expect(takes.map(({ msg }) => msg).sort()).toEqual(['', 'reportTaken'])
    const [taker, late] = takes[0]?.msg === '' ? [keeper, other] : [other, keeper]
    expect((await decide(late)).msg).toBe('reportNotTaken')
    expect((await site.call(calls.doneReport, { id }, as(taker))).msg).toBe('reportUndecided')
    expect((await decide(taker)).msg).toBe('')
    expect((await decide(taker)).msg).toBe('reportDecided')
    expect((await decide(taker, 'notPass')).msg).toBe('reportDecided')
    expect((await page(t)).data.rows[1]?.GONE).toBe('staff')
    expect((await remindersOf(site, writer, 'floorStaff'))[0]?.data).toMatchObject({
      state: 'hidden',
      note: 'seen',
      t,
      floor,
    })
    expect(await remindersOf(site, reader, 'floorReport')).toEqual([])
    expect((await site.call(calls.doneReport, { id }, as(taker))).msg).toBe('')
    expect((await remindersOf(site, reader, 'floorReport'))[0]?.data).toMatchObject({
      verdict: 'pass',
      note: 'seen',
      t,
      floor,
    })
    const done = (await site.call(calls.reports, { state: 'done' }, as(keeper))).data
    expect(done.rows[0]).toMatchObject({ id, state: 'done', decision: 'seen', HIDDEN: 'Y' })
    await countsHold()
  })

  test('about floor 1 takes the topic along', async () => {
    const t = await topicIn(tea)
    const { id } = await reportFloor(t, 1)
    await site.call(calls.takeReport, { id }, as(keeper))
    expect((await site.call(calls.decideReport, { id, verdict: 'pass', reason }, as(keeper))).msg).toBe('')
    expect((await page(t)).msg).toBe('topicGone')
    await countsHold()
  })

  test('that is left lying is open again; nobody judges their own', async () => {
    const t = await topicIn(tea, 'mine', other)
    const { id } = await reportFloor(t, 1)
    expect((await site.call(calls.takeReport, { id }, as(other))).msg).toBe('reportOwn')
    await site.call(calls.takeReport, { id }, as(keeper))
    site.advance(31 * 60_000)
    const row = (await site.call(calls.reports, {}, as(keeper))).data.rows.find((one) => one.id === id)
    expect(row).toMatchObject({ state: 'open', TAKEN: null })
    site.advance(-31 * 60_000)
    await site.call(calls.decideReport, { id, verdict: 'notPass', reason }, as(keeper))
    expect((await page(t)).msg).toBe('')
  })
})

describe('what waits for staff', () => {
  const flagged = async () => {
    const member = await makeMember(site, `black${Date.now() % 10_000}`)
    await site.site.foundation.db.own.updateTable('members').set({ black: true }).where('id', '=', member.id).execute()
    return member
  }
  const decide = (t: number, floor: number, verdict: 'pass' | 'notPass') =>
    site.call(calls.decideHeld, { t, floor, verdict, reason }, as(keeper))

  test('a topic is let through, or goes', async () => {
    const member = await flagged()
    const [good, bad] = [await topicIn(tea, 'good', member), await topicIn(tea, 'bad', member)]
    await countsHold()
    const held = (await site.call(calls.heldFloors, { pageSize: 50 }, as(keeper))).data.rows
    expect(held.find(({ T }) => T === good)).toMatchObject({ FLOOR: 1, UID: member.id, why: 'black', TITLE: 'good' })
    expect((await page(good)).msg).toBe('topicGone')
    expect((await decide(good, 1, 'pass')).msg).toBe('')
    expect((await decide(good, 1, 'pass')).msg).toBe('notHeld')
    expect((await decide(bad, 1, 'notPass')).msg).toBe('')
    expect((await page(good)).data.topic).toMatchObject({ FLOORS: 1, HELD: 'N' })
    for (const by of [undefined, member]) expect((await page(bad, by)).msg).toBe('topicGone')
    expect((await topicsOf(tea)).ids).toContain(good)
    expect((await remindersOf(site, member, 'floorHeld')).map(({ data }) => data)).toMatchObject([
      { verdict: 'notPass', t: bad },
      { verdict: 'pass', t: good },
    ])
    await countsHold()
  })

  test('the menu counts what its queue lists: nothing of a topic that is gone', async () => {
    const member = await flagged()
    const t = await topicIn(tea, 'soon gone', writer)
    await floorIn(t, 'It waits.', member)
    const counted = async () => {
      const { menu } = (await site.call(admin.calls.menu, {}, as(keeper))).data
      const listed = await site.call(calls.heldFloors, {}, as(keeper))
      const reports = await site.call(calls.reports, { state: 'todo' }, as(keeper))
      return { menu: menu.find(({ area }) => area === 'ms')?.waiting, listed: listed.data.total + reports.data.total }
    }
    const before = await counted()
    expect(before.menu).toBe(before.listed)
    await act(t, 'hide')
    expect(await counted()).toEqual({ menu: before.listed - 1, listed: before.listed - 1 })
  })

  test('a floor reminds whom it names once it is let through', async () => {
    const member = await makeMember(site, 'newcomer')
    const t = await topicIn(tea, 'ask me', writer)
    const mention = { type: 'mention', attrs: { uid: reader.id, label: 'reader' } }
    const document = { type: 'doc', content: [{ type: 'paragraph', content: [mention] }] }
    const { db, touched } = site.site.foundation
    const flag = async (black: boolean) => {
      await db.own.updateTable('members').set({ black }).where('id', '=', member.id).execute()
      touched(['me'])
    }
    await flag(true)
    const { data } = await site.call(calls.postFloor, { t, document }, as(member))
    expect((await page(t)).data.rows[1]).toMatchObject({ GONE: 'held', HTML: '' })
    expect((await page(t)).data.topic.FLOORS).toBe(1)
    await flag(false)
    // The flag has ended since, but the stored reason of the hold stays.
    const held = (await site.call(calls.heldFloors, { pageSize: 50 }, as(keeper))).data.rows
    expect(held.find(({ T }) => T === t)).toMatchObject({ FLOOR: data.FLOOR, why: 'black' })
    expect((await page(t, keeper)).data.rows[1]).toMatchObject({ UID: member.id, HELDFOR: 'black' })
    expect(await remindersOf(site, reader, 'mention')).toEqual([])
    expect((await decide(t, data.FLOOR, 'pass')).msg).toBe('')
    expect((await remindersOf(site, reader, 'mention'))[0]?.data).toMatchObject({
      t,
      floor: data.FLOOR,
      title: 'ask me',
    })
    expect((await remindersOf(site, writer, 'topicReply'))[0]?.data).toMatchObject({ t, floor: data.FLOOR })
    expect((await page(t)).data.topic).toMatchObject({ FLOORS: 2, LASTUID: member.id })
    await countsHold()
  })
})

test('a club has an English introduction beside its own: pages carry both, search finds both, feeds have the reader’s', async () => {
  const words = {
    name: '布丁角落',
    nameEn: 'Pudding Nook',
    intro: '只聊会晃的',
    introEn: ' Only what wobbles ',
    pic: '',
  }
  const { m } = (await site.call(calls.addClub, words, as(keeper))).data
  await topicIn(m, 'Does it wobble?')
  const row = { KeyID: m, INTRO: '只聊会晃的', INTROEN: 'Only what wobbles' }
  expect((await topicsOf(m)).club).toMatchObject(row)
  expect((await site.call(calls.list, {})).data).toContainEqual(expect.objectContaining(row))
  for (const q of ['会晃', 'wobbles']) {
    const { data } = await site.call(search.calls.find, { value: q, type: 'club' })
    expect(JSON.stringify(data), q).toContain('Only what wobbles')
  }
  for (const [lang, said, other] of [
    ['zh', row.INTRO, row.INTROEN],
    ['en', row.INTROEN, row.INTRO],
  ] as const) {
    const feed = (await site.site.app.inject({ url: `/ms/feed.rss?m=${m}&lang=${lang}` })).body
    expect(feed).toContain(said)
    expect(feed).not.toContain(other)
  }
  const edit = { m, ...words, introEn: '', hidden: 'N', reason } as const
  expect((await site.call(calls.updateClub, edit, as(keeper))).msg).toBe('')
  expect((await topicsOf(m)).club.INTROEN).toBe('')
  const long = { ...edit, introEn: 'x'.repeat(601) }
  expect((await site.call(calls.updateClub, long, as(keeper))).msg).toBe('clubTextLong')
})

test('a club has an English name beside its own: lists carry both, search finds both, no other club may have it', async () => {
  const names = { name: '抹茶角落', nameEn: ' Matcha  Corner ', intro: '', pic: '' }
  const { m } = (await site.call(calls.addClub, names, as(keeper))).data
  const t = await topicIn(m, 'Bitter or sweet?')
  const row = { NAME: '抹茶角落', NAMEEN: 'Matcha Corner' }
  expect((await topicsOf(m)).club).toMatchObject(row)
  expect((await page(t)).data.topic).toMatchObject({ MSNAME: row.NAME, MSNAMEEN: row.NAMEEN })
  for (const value of ['matcha cor', '抹茶角']) {
    const { data } = await site.call(search.calls.suggest, { value })
    expect(data.clubs).toMatchObject([row])
  }
  const taken = { ...names, name: '别的角落', nameEn: 'matcha corner' }
  expect((await site.call(calls.addClub, taken, as(keeper))).msg).toBe('clubNameTaken')
  const gone = { m, name: '抹茶角落', nameEn: '', intro: '', pic: '', hidden: 'N', reason } as const
  expect((await site.call(calls.updateClub, gone, as(keeper))).msg).toBe('')
  expect((await topicsOf(m)).club.NAMEEN).toBe('')
  const long = { ...names, name: '又一个', nameEn: 'x'.repeat(200) }
  expect((await site.call(calls.addClub, long, as(keeper))).msg).toBe('clubNameLong')
})
