import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { social } from '#contract/social.ts'
import type { ReminderKind } from '#rules/people/reminder-kind.ts'
import { heardBeside } from '#site/test/heard-beside.ts'
import { hire } from '#site/test/hire.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { setBlack } from '#site/test/set-black.ts'
import { clubs } from '../contract/clubs.ts'
import { answer, documentOf, makeClub, makeTopic, mentionOf } from '../test/clubs.ts'
import { clubsData } from './personal-data.ts'

const { calls } = clubs
let site: TestSite
/** A second process of the site. */
let beside: TestSite
let writer: TestMember
let reader: TestMember
let third: TestMember
let m: number
beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1e6 })
  beside = await openTestSite({ beside: site, jobs: false, ratesFactor: 1e6 })
  writer = await makeMember(site, 'writer')
  reader = await makeMember(site, 'reader')
  third = await makeMember(site, 'third')
  m = await makeClub(site)
})
afterAll(async () => {
  await beside.close()
  await site.close()
})

const as = ({ token }: TestMember) => ({ token })
const topic = (title = 'A topic', by = writer) => makeTopic(site, by, { m, title })
const floorsOf = async (t: number, by?: TestMember) => (await site.call(calls.floors, { t }, by && as(by))).data
const remindersOf = (member: TestMember, kind: ReminderKind) =>
  site.site.foundation.db.read
    .selectFrom('reminders')
    .select(['subject', 'data', 'times', 'actors'])
    .where('member', '=', member.id)
    .where('kind', '=', kind)
    .orderBy('number', 'desc')
    .execute()
const clubNow = async () => (await site.call(calls.list, {})).data.find(({ KeyID }) => KeyID === m)

describe('a topic', () => {
  test('has its floors, and its club knows of it', async () => {
    const before = await clubNow()
    const t = await topic('  Which shot  is the\nsweetest? ')
    const said = await answer(site, reader, t, documentOf('Marisa, of course'))
    expect(said).toMatchObject({ msg: '', data: { FLOOR: 2, UID: reader.id, NICK: 'reader', GONE: '' } })
    const page = await floorsOf(t)
    expect(page.total).toBe(2)
    expect(page.topic).toMatchObject({ TITLE: 'Which shot is the sweetest?', TOP: 2, FLOORS: 2, MS: m })
    expect(page.topic).toMatchObject({ EXCERPT: 'the opening words', LASTFLOOR: 2, LASTUID: reader.id })
    expect(page.rows.map(({ FLOOR, HTML }) => [FLOOR, HTML])).toEqual([
      [1, '<p>the opening words</p>'],
      [2, '<p>Marisa, of course</p>'],
    ])
    const { reward: _, ...shown } = said.data
    expect(page.rows[1]).toEqual(shown)
    const after = await clubNow()
    expect(after).toMatchObject({ TOPICS: (before?.TOPICS ?? 0) + 1, FLOORS: (before?.FLOORS ?? 0) + 2 })
    expect(after?.NEWEST[0]).toMatchObject({ KeyID: t, LASTFLOOR: 2, LASTUID: reader.id, LASTNICK: 'reader' })
    const listed = (await site.call(calls.topics, { m })).data
    expect(listed.rows[0]).toMatchObject({ KeyID: t, LASTNICK: 'reader', NICK: 'writer' })
    const { NEWEST: _newest, ...row } = after ?? { NEWEST: [] }
    expect(listed.club).toEqual(row)
    expect((await site.call(calls.newTopics, {})).data[0]?.KeyID).toBe(t)
  })

  test('is twenty floors long and a list twenty topics, for whoever names no size', async () => {
    const t = await topic()
    for (const by of [undefined, reader]) {
      const who = by && as(by)
      expect((await site.call(calls.floors, { t }, who)).data.pageInfo.pageSize).toBe(20)
      expect((await site.call(calls.topics, { m }, who)).data.pageInfo.pageSize).toBe(20)
    }
    expect((await site.call(calls.myTopics, {}, as(writer))).data.pageInfo.pageSize).toBe(20)
    expect((await site.call(calls.someonesTopics, { UID: writer.id })).data.pageInfo.pageSize).toBe(20)
  })

  test('is asked for by a floor', async () => {
    const t = await topic()
    for (let n = 2; n <= 12; n++) await answer(site, reader, t)
    const page = (await site.call(calls.floors, { t, floor: 8, pageSize: 5 })).data
    expect(page.pageInfo).toEqual({ pageNum: 2, pageSize: 5, pages: 3 })
    expect(page.rows.map(({ FLOOR }) => FLOOR)).toEqual([6, 7, 8, 9, 10])
  })

  test('is found by the words of its title, in its club or in all', async () => {
    const t = await topic('100%_ Candied Violets 糖渍紫罗兰')
    const found = async (q: string, club?: number) =>
      (await site.call(calls.findTopics, { q, ...(club && { m: club }) })).data.map(({ KeyID }) => KeyID)
    for (const q of ['candied violets', 'violets 糖渍', '100%_', ' VIOLETS  Candied '])
      expect(await found(q)).toEqual([t])
    expect(await found('violets', m)).toEqual([t])
    expect(await found('violets', await makeClub(site))).toEqual([])
    expect(await found('vio%ets')).toEqual([])
    expect(await found('candied lilies')).toEqual([])
    expect(await found('   ')).toEqual([])
    await site.site.foundation.db.own.updateTable('topics').set({ held_at: new Date() }).where('id', '=', t).execute()
    expect(await found('candied 糖渍')).toEqual([])
  })

  test('takes nothing that is empty, and no title that is none or too long', async () => {
    const post = (title: string, document: object) =>
      site.call(calls.postTopic, { m, title, document: { ...document } }, as(writer))
    expect((await post(' ', documentOf('x'))).msg).toBe('titleEmpty')
    expect((await post('字'.repeat(41), documentOf('x'))).msg).toBe('titleLong')
    expect((await post('字'.repeat(40), documentOf(' '))).msg).toBe('textEmpty')
    expect((await post('title', { type: 'doc', content: [{ type: 'script' }] })).msg).toBe('textBroken')
    expect(
      (await site.call(calls.postTopic, { m: 999_999, title: 'x', document: documentOf('x') }, as(writer))).msg,
    ).toBe('clubGone')
    expect((await answer(site, reader, 1_999_999_999)).msg).toBe('topicGone')
  })

  test('stands in its club by last words, by age and by likes, pinned ones apart', async () => {
    const club = await makeClub(site)
    const first = await makeTopic(site, writer, { m: club })
    const second = await makeTopic(site, writer, { m: club })
    const pinned = await makeTopic(site, writer, { m: club })
    await site.site.foundation.db.own.updateTable('topics').set({ pinned: true }).where('id', '=', pinned).execute()
    site.advance(1_000)
    await answer(site, reader, first)
    await site.call(calls.like, { t: second, floor: 1 }, as(reader))
    const order = async (sort: 'last' | 'new' | 'liked', pageNum = 1) => {
      const { data } = await site.call(calls.topics, { m: club, sort, pageSize: 2, pageNum })
      return [data.rows.map(({ KeyID }) => KeyID), data.pinned.map(({ KeyID }) => KeyID), data.total]
    }
    expect(await order('last')).toEqual([[first, second], [pinned], 2])
    expect(await order('new')).toEqual([[second, first], [pinned], 2])
    expect(await order('liked')).toEqual([[second, first], [pinned], 2])
    expect(await order('new', 2)).toEqual([[], [], 2])
  })

  test('is listed with its club among the three last written in, pinned or not', async () => {
    const club = await makeClub(site)
    const made: number[] = []
    for (let n = 0; n < 5; n++) {
      site.advance(1_000)
      made.push(await makeTopic(site, writer, { m: club }))
    }
    const [first = 0, second = 0, , fourth = 0, fifth = 0] = made
    site.advance(1_000)
    await answer(site, reader, second)
    const { own } = site.site.foundation.db
    await own.updateTable('topics').set({ pinned: true }).where('id', 'in', [second, first]).execute()
    await own.updateTable('topics').set({ held_at: new Date() }).where('id', '=', fourth).execute()
    site.site.foundation.touched(['topics'])
    const newest = async () =>
      (await site.call(calls.list, {})).data.find(({ KeyID }) => KeyID === club)?.NEWEST.map(({ KeyID }) => KeyID)
    expect(await newest()).toEqual([second, fifth, made[2]])
    const quiet = await makeClub(site)
    expect((await site.call(calls.list, {})).data.find(({ KeyID }) => KeyID === quiet)?.NEWEST).toEqual([])
  })

  test('is beside its club at once, also where another process keeps the list of clubs', async () => {
    const before = await topic()
    const newest = async () =>
      (await beside.call(calls.list, {})).data.find(({ KeyID }) => KeyID === m)?.NEWEST[0]?.KeyID !== before
    await heardBeside(beside, { read: newest, before: false, write: () => topic(), after: true })
  })

  test('opened by a member brings its club among those they go to', async () => {
    const guest = await makeMember(site, 'goer')
    const often = async () => (await site.call(calls.often, {}, as(guest))).data
    expect(await often()).toEqual([])
    const [some, more] = [await makeClub(site), await makeClub(site)]
    const open = async (club: number) => {
      const t = await makeTopic(site, writer, { m: club })
      await site.call(calls.read, { t, floor: 1 }, as(guest))
      return t
    }
    const t = await open(some)
    await open(more)
    await open(more)
    await answer(site, reader, t)
    expect(await often()).toEqual([
      { KeyID: more, NEW: 0 },
      { KeyID: some, NEW: 1 },
    ])
    const names = async () => (await often()).map(({ KeyID }) => KeyID)
    const change = async (sql: string, values: readonly unknown[]) => {
      await site.site.foundation.db.pool.query(sql, [...values])
      site.site.foundation.touched(['topics', 'clubs', 'marks'])
    }
    // Long ago counts less than lately.
    const mark = 'update topic_marks set at = at - $2::interval where member = $1 and topic <> $3'
    await change(mark, [guest.id, '61 days', t])
    expect(await names()).toEqual([some, more])
    // A number beyond the last floor is no floor fewer elsewhere.
    await change('update topic_marks set floor = floor + 5 where member = $1', [guest.id])
    expect((await often()).map(({ NEW }) => NEW)).toEqual([0, 0])
    for (const gone of [`held_at = now()`, `held_at = null, removed_at = now(), removed_by = 'staff'`]) {
      await change(`update topics set ${gone} where id = $1`, [t])
      expect(await names(), gone).toEqual([more])
    }
    await change('update topics set removed_at = null, removed_by = null where id = $1', [t])
    expect(await names()).toEqual([some, more])
    await change('update clubs set hidden = true where id = $1', [some])
    expect(await names()).toEqual([more])
    for (let n = 0; n < 5; n++) await open(await makeClub(site))
    expect(await names()).toHaveLength(5)
  })

  test('shows who wrote, here and in its club', async () => {
    const club = await makeClub(site)
    const t = await makeTopic(site, writer, { m: club })
    await answer(site, reader, t)
    await answer(site, writer, t)
    const heads = async (call: typeof calls.topicHeads | typeof calls.clubHeads, id: number) =>
      (await site.call(call, { id: String(id) })).data.map(({ UID }) => UID)
    expect(await heads(calls.topicHeads, t)).toEqual([writer.id, reader.id])
    expect(await heads(calls.clubHeads, club)).toEqual([writer.id])
  })

  test('of somebody who keeps theirs private is listed for themselves alone', async () => {
    const shy = await makeMember(site, 'shy')
    const t = await topic('shy words', shy)
    const listed = (by?: TestMember) => site.call(calls.someonesTopics, { UID: shy.id }, by && as(by))
    expect((await listed()).data.rows.map(({ KeyID }) => KeyID)).toEqual([t])
    const { own } = site.site.foundation.db
    await own.updateTable('members').set({ shows_topics: false }).where('id', '=', shy.id).execute()
    site.site.foundation.touched(['members'])
    for (const by of [undefined, reader]) expect((await listed(by)).msg).toBe('hidden')
    expect((await listed(shy)).data.total).toBe(1)
    expect((await site.call(calls.myTopics, {}, as(shy))).data.rows[0]?.KeyID).toBe(t)
    expect((await site.call(calls.someonesTopics, { UID: 9_999_999 })).msg).toBe('personUnknown')
  })
})

describe('an edit', () => {
  test('keeps what stood there, and sees that nobody came between', async () => {
    const t = await topic('old title')
    await answer(site, reader, t)
    const edit = (by: TestMember, floor: number, edits: number, [text = '', title]: readonly string[]) =>
      site.call(
        calls.edit,
        { t, floor, edits, document: documentOf(text), ...(title !== undefined && { title }) },
        as(by),
      )
    expect((await edit(reader, 1, 0, ['mine now'])).msg).toBe('notYours')
    expect((await edit(writer, 3, 0, ['nothing there'])).msg).toBe('floorGone')
    expect((await edit(writer, 1, 0, ['second words', 'new title'])).data).toMatchObject({ EDITS: 1, FLOOR: 1 })
    expect((await edit(writer, 1, 0, ['third words'])).msg).toBe('editedMeanwhile')
    expect((await edit(writer, 1, 1, ['third words', ' '])).msg).toBe('titleEmpty')
    expect((await edit(writer, 1, 1, ['third words'])).msg).toBe('')
    const page = await floorsOf(t)
    expect(page.topic).toMatchObject({ TITLE: 'new title', EXCERPT: 'third words' })
    expect(page.rows[0]).toMatchObject({ EDITS: 2, HTML: '<p>third words</p>' })
    expect(page.rows[0]?.EDITTIME).not.toBe('')
    const history = (await site.call(calls.history, { t, floor: 1 })).data
    expect(history.map(({ HTML }) => HTML)).toEqual(['<p>second words</p>', '<p>the opening words</p>'])
    const document = await site.call(calls.document, { t, floor: 1 }, as(writer))
    expect(document.data).toEqual({ document: documentOf('third words'), TITLE: 'new title', EDITS: 2 })
    expect((await site.call(calls.document, { t, floor: 1 }, as(reader))).msg).toBe('notYours')
  })

  test('is for a black-flagged member only while the floor waits for staff', async () => {
    const flagged = await makeMember(site, 'flagged')
    const t = await topic()
    const said = (await answer(site, flagged, t, documentOf('before'))).data.FLOOR
    await setBlack(site, flagged, true)
    const waits = (await answer(site, flagged, t, documentOf('waits'))).data.FLOOR
    const edit = (floor: number) =>
      site.call(calls.edit, { t, floor, edits: 0, document: documentOf('rewritten') }, as(flagged))
    expect([(await edit(said)).auth, (await edit(waits)).auth]).toEqual(['black', ''])
    expect((await floorsOf(t)).rows[1]?.HTML).toBe('<p>before</p>')
  })

  test('of two at once, one is told that the other came before', async () => {
    const t = await topic()
    const edit = (text: string) =>
      site.call(calls.edit, { t, floor: 1, edits: 0, document: documentOf(text) }, as(writer))
    const answers = await Promise.all([edit('one'), edit('two')])
    expect(answers.map(({ msg }) => msg).sort()).toEqual(['', 'editedMeanwhile'])
    expect((await floorsOf(t)).rows[0]?.EDITS).toBe(1)
  })
})

describe('a floor that is removed', () => {
  test('leaves its stub and its number', async () => {
    const t = await topic()
    await answer(site, reader, t, documentOf('regrettable'))
    expect((await site.call(calls.remove, { t, floor: 2 }, as(writer))).msg).toBe('notYours')
    expect((await site.call(calls.remove, { t, floor: 2 }, as(reader))).msg).toBe('')
    expect((await site.call(calls.remove, { t, floor: 2 }, as(reader))).msg).toBe('floorGone')
    const page = await floorsOf(t)
    expect(page.rows[1]).toMatchObject({ FLOOR: 2, GONE: 'author', HTML: '', UID: reader.id })
    expect(page.topic).toMatchObject({ TOP: 2, FLOORS: 1, LASTFLOOR: 1, LASTUID: writer.id })
    expect((await answer(site, third, t)).data.FLOOR).toBe(3)
    expect((await site.call(calls.history, { t, floor: 2 })).msg).toBe('floorGone')
    expect((await site.call(calls.document, { t, floor: 2 }, as(reader))).msg).toBe('floorGone')
    expect((await site.call(calls.like, { t, floor: 2 }, as(third))).msg).toBe('floorGone')
  })

  test('takes its topic along where it is the first', async () => {
    const before = await clubNow()
    const t = await topic()
    await answer(site, reader, t)
    expect((await site.call(calls.remove, { t, floor: 1 }, as(writer))).msg).toBe('')
    expect((await site.call(calls.floors, { t })).msg).toBe('topicGone')
    expect((await site.call(calls.floors, { t }, as(writer))).msg).toBe('topicGone')
    expect((await answer(site, reader, t)).msg).toBe('topicGone')
    const after = await clubNow()
    expect(after).toMatchObject({ TOPICS: before?.TOPICS, FLOORS: before?.FLOORS })
    const listed = (await site.call(calls.topics, { m })).data.rows
    expect(listed.some(({ KeyID }) => KeyID === t)).toBe(false)
  })
})

describe('likes', () => {
  test('are given once, taken back, never to oneself; a topic shows those of its first floor', async () => {
    const t = await topic('liked')
    const like = (by: TestMember, like: 'Y' | 'N' = 'Y', floor = 1) => site.call(calls.like, { t, floor, like }, as(by))
    expect((await like(writer)).msg).toBe('likeSelf')
    expect((await like(reader, 'N')).msg).toBe('notLiked')
    const twice = await Promise.all([like(reader), like(reader)])
    expect(twice.map(({ msg }) => msg).sort()).toEqual(['', 'liked'])
    expect((await like(third)).msg).toBe('')
    const liked = async () => [(await floorsOf(t)).topic.LIKES, (await floorsOf(t)).rows[0]?.LIKES]
    expect(await liked()).toEqual([2, 2])
    const told = async () =>
      (await remindersOf(writer, 'floorLike')).filter(({ subject }) => subject === `floor:${t}:1`)
    expect(await told()).toMatchObject([
      { times: 2, actors: 2, data: { t, floor: 1, title: 'liked', words: 'the opening words' } },
    ])
    const own = (by: TestMember) => site.call(calls.ownMarks, { t, floors: [1, 2] }, as(by))
    expect((await own(reader)).data.LIKED).toEqual([1])
    expect((await like(reader, 'N')).msg).toBe('')
    expect(await liked()).toEqual([1, 1])
    expect((await own(reader)).data.LIKED).toEqual([])
    expect(await told()).toMatchObject([{ actors: 1 }])
  })
})

describe('what is one’s own', () => {
  test('favourites: never one’s own topic, with what is new first', async () => {
    const fan = await makeMember(site, 'fan')
    const [old, fresh] = [await topic('old'), await topic('fresh')]
    const set = (t: number, on: 'Y' | 'N' = 'Y', by = fan) => site.call(calls.setFavourite, { t, on }, as(by))
    expect((await set(old, 'Y', writer)).msg).toBe('storeupSelf')
    expect((await set(old, 'N')).msg).toBe('storeupNot')
    expect((await set(old)).msg).toBe('')
    expect((await set(old)).msg).toBe('storeupAlready')
    await set(fresh)
    await site.call(calls.read, { t: old, floor: 1 }, as(fan))
    await site.call(calls.read, { t: fresh, floor: 1 }, as(fan))
    await answer(site, reader, fresh)
    await answer(site, reader, fresh)
    await answer(site, reader, old)
    await site.call(calls.read, { t: old, floor: 2 }, as(fan))
    const rows = async () => (await site.call(calls.favourites, {}, as(fan))).data.rows
    expect((await rows()).map(({ KeyID, READ, NEW }) => [KeyID, READ, NEW])).toEqual([
      [fresh, 1, 2],
      [old, 2, 0],
    ])
    expect((await site.call(calls.ownMarks, { t: old, floors: [] }, as(fan))).data.FAVOURITE).toBe('Y')
    await set(old, 'N')
    expect((await rows()).map(({ KeyID }) => KeyID)).toEqual([fresh])
  })

  test('how far one has read never goes back, and not beyond what is there', async () => {
    const t = await topic()
    await answer(site, reader, t)
    const read = (floor: number) => site.call(calls.read, { t, floor }, as(third))
    const mark = async (by: TestMember) => (await site.call(calls.marks, { t: [t] }, as(by))).data
    expect(await mark(third)).toEqual([])
    expect((await read(1)).msg).toBe('')
    expect(await mark(third)).toEqual([{ T: t, READ: 1 }])
    await read(900)
    expect(await mark(third)).toEqual([{ T: t, READ: 2 }])
    await read(1)
    expect(await mark(third)).toEqual([{ T: t, READ: 2 }])
    // Posting marks the topic as read up to the new floor.
    expect(await mark(reader)).toEqual([{ T: t, READ: 2 }])
    expect((await site.call(calls.read, { t: 1_999_999_999, floor: 1 }, as(third))).msg).toBe('topicGone')
  })
})

describe('who is told', () => {
  test('of an answer, a quote, a name: once, of what is nearest to them', async () => {
    const t = await topic('told')
    await answer(site, reader, t, documentOf('words worth quoting'))
    const quote = {
      type: 'quote',
      attrs: { floor: 2, uid: reader.id, nick: 'reader' },
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'words worth quoting' }] }],
    }
    const plain = documentOf('I agree ', mentionOf(writer), mentionOf(third))
    expect((await answer(site, third, t, { ...plain, content: [quote as never, ...plain.content] })).msg).toBe('')
    const of = (member: TestMember, kind: ReminderKind) =>
      remindersOf(member, kind).then((rows) => rows.filter(({ subject }) => subject === `topic:${t}`))
    expect(await of(writer, 'topicReply')).toMatchObject([{ times: 1, data: { t, floor: 2, title: 'told' } }])
    expect(await of(writer, 'mention')).toMatchObject([{ data: { t, floor: 3, words: 'I agree @somebody@somebody' } }])
    expect(await of(reader, 'floorQuote')).toMatchObject([{ actors: 1, data: { floor: 3 } }])
    expect(await of(third, 'mention')).toEqual([])
  })

  test('answers in one topic are one reminder', async () => {
    const t = await topic('busy')
    await answer(site, reader, t)
    await answer(site, third, t)
    await answer(site, third, t)
    expect((await remindersOf(writer, 'topicReply')).filter(({ subject }) => subject === `topic:${t}`)).toMatchObject([
      { times: 3, actors: 2, data: { floor: 4 } },
    ])
  })

  test('without the words of a floor that its author or staff took away', async () => {
    const keeper = await hire(site, 'keeper', ['ms'])
    const t = await topic('taken back')
    const told = async () =>
      (await remindersOf(writer, 'topicReply')).find(({ subject }) => subject === `topic:${t}`)?.data.words
    await answer(site, reader, t, documentOf('first'))
    await answer(site, reader, t, documentOf('second'))
    await site.call(calls.remove, { t, floor: 2 }, as(reader))
    expect(await told()).toBe('second')
    await site.call(calls.remove, { t, floor: 3 }, as(reader))
    expect(await told()).toBeUndefined()
    await answer(site, third, t, documentOf('third'))
    expect(await told()).toBe('third')
    expect((await site.call(calls.deleteFloor, { t, floor: 4, reason: 'because' }, as(keeper))).msg).toBe('')
    expect(await told()).toBeUndefined()
    // A like quotes the reader's own floor, whoever gave it.
    await site.call(calls.like, { t, floor: 1 }, as(reader))
    await site.site.foundation.db.transaction((tx) => clubsData.forget(tx, reader.id))
    expect((await remindersOf(writer, 'floorLike')).find(({ subject }) => subject === `floor:${t}:1`)?.data.words).toBe(
      'the opening words',
    )
  })

  test('an edit tells those it names anew', async () => {
    const t = await topic('edited')
    const edit = (edits: number, ...named: TestMember[]) =>
      site.call(calls.edit, { t, floor: 1, edits, document: documentOf('hello ', ...named.map(mentionOf)) }, as(writer))
    await edit(0, reader)
    await edit(1, reader, third)
    const told = async (member: TestMember) =>
      (await remindersOf(member, 'mention')).filter(({ subject }) => subject === `topic:${t}`)
    expect(await told(reader)).toMatchObject([{ times: 1, data: { floor: 1 } }])
    expect(await told(third)).toMatchObject([{ times: 1 }])
  })

  test('nobody behind a block; whose topic it is keeps out whom they block', async () => {
    const wall = await makeMember(site, 'wall')
    const t = await topic('walled', wall)
    const elsewhere = await topic('elsewhere')
    await site.call(social.calls.block, { UID: reader.id }, as(wall))
    expect((await answer(site, reader, t)).msg).toBe('notReachable')
    expect((await site.call(calls.like, { t, floor: 1 }, as(reader))).msg).toBe('notReachable')
    expect((await answer(site, reader, elsewhere, documentOf('hey ', mentionOf(wall)))).msg).toBe('')
    expect(await remindersOf(wall, 'mention')).toEqual([])
  })
})
