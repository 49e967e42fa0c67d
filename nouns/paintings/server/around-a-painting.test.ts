import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { social } from '#contract/social.ts'
import { commentsData } from '#core/comments/personal-data.ts'
import { reactionsData } from '#core/reactions/personal-data.ts'
import { clubs } from '#nouns/clubs/contract/clubs.ts'
import { type documentOf, makeClub, makeTopic } from '#nouns/clubs/test/clubs.ts'
import { search } from '#nouns/search/contract/search.ts'
import { replayKeyMax } from '#rules/rich-text/piece-id.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { remindersOf } from '#site/test/reminders-of.ts'
import { setBlack } from '#site/test/set-black.ts'
import { settleJobs } from '#site/test/settle-jobs.ts'
import { waitingFor } from '#site/test/waiting-for.ts'
import { paintings } from '../contract/paintings.ts'
import { uploadPainting } from '../test/upload-painting.ts'
import { paintingLikes } from './like-painting.ts'
import { livePainting } from './live-topic.ts'
import { paintingComments } from './painting-comments.ts'
import { purgePaintings } from './purge-paintings.ts'
import { rewardPaintings } from './reward-paintings.ts'
import { hidePainting } from './store.ts'

const { calls } = paintings
let site: TestSite
let painter: TestMember
let fan: TestMember
beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1e6 })
  painter = await makeMember(site, 'painter')
  fan = await makeMember(site, 'fan')
})
afterAll(() => site.close())

const as = ({ token }: TestMember) => ({ token })
const one = async (pid: number) => (await site.call(calls.one, { id: String(pid) })).data
const like = (pid: number, by = fan) => site.call(calls.like, { pid }, as(by))
const remove = (pid: number) => site.call(calls.remove, { pid }, as(painter))
const comment = (pid: number, words: string, by = fan) => site.call(calls.comment, { pid, comment: words }, as(by))

describe('likes', () => {
  test('count once a member however fast, never for the painter, and remind them', async () => {
    const pid = await uploadPainting(site, painter, { name: 'liked' })
    const answers = await Promise.all([like(pid), like(pid), like(pid)])
    expect(answers.map(({ msg }) => msg).toSorted()).toEqual(['', 'liked', 'liked'])
    expect((await like(pid, painter)).msg).toBe('likeSelf')
    expect((await one(pid)).LIKES).toBe(1)
    expect((await site.call(calls.own, { pids: [pid] }, as(fan))).data).toEqual({ LIKED: [pid], KEPT: [] })
    expect(await remindersOf(site, painter, 'paintingLike')).toEqual([
      { subject: `painting:${pid}`, data: { painting: pid, name: 'liked' } },
    ])
  })

  test('meet a work that is deleted at the same time', async () => {
    const pid = await uploadPainting(site, painter)
    const [liked, gone] = await Promise.all([like(pid), remove(pid)])
    expect(gone.msg).toBe('')
    expect(['', 'deleted']).toContain(liked.msg)
    expect((await like(pid)).msg).toBe('deleted')
  })

  test('wait for an act that removes the work, and are refused then', async () => {
    const pid = await uploadPainting(site, painter)
    const { db } = site.site.foundation
    const liked = await db.transaction(async (tx) => {
      expect(await hidePainting(tx, pid, new Date())).toBe(true)
      const answer = like(pid)
      await Promise.race([answer, waitingFor(site, 1)])
      return { answer }
    })
    expect((await liked.answer).msg).toBe('deleted')
  })
})

test('favourites are kept once, listed last kept first, and let go also when the work is gone', async () => {
  const [first, second] = [await uploadPainting(site, painter), await uploadPainting(site, painter)]
  const keep = async (pid: number, on: 'Y' | 'N' = 'Y') => (await site.call(calls.keep, { pid, on }, as(fan))).msg
  const kept = async () => (await site.call(calls.kept, {}, as(fan))).data.rows.map(({ KeyID }) => KeyID)
  expect([await keep(second), await keep(first), await keep(second)]).toEqual(['', '', 'keptAlready'])
  expect(await kept()).toEqual([first, second])
  expect(await keep(2_000_000_000)).toBe('deleted')
  await remove(second)
  expect(await kept()).toEqual([first])
  expect([await keep(second, 'N'), await keep(second, 'N')]).toEqual(['', 'keptNot'])
})

test('likes of a forgotten member are counted no more', async () => {
  const pid = await uploadPainting(site, painter)
  const leaver = await makeMember(site, 'unliker')
  await like(pid)
  await like(pid, leaver)
  const { db, touched } = site.site.foundation
  const likes = reactionsData({ likes: [paintingLikes], favourites: [] })
  await db.transaction((tx) => likes.forget(tx, leaver.id))
  touched(['painting-counts'])
  expect((await one(pid)).LIKES).toBe(1)
})

describe('comments', () => {
  test('are listed, counted and taken back; the painter is reminded', async () => {
    const pid = await uploadPainting(site, painter)
    expect((await comment(pid, ' ')).msg).toBe('commentEmpty')
    expect((await comment(pid, '长'.repeat(201))).msg).toBe('commentLong')
    const { data } = await comment(pid, 'sweet')
    expect((await one(pid)).REPCOMNUM).toBe(1)
    expect((await site.call(calls.comments, { pid })).data.rows).toMatchObject([
      { KeyID: data.KeyID, COMMENT: 'sweet' },
    ])
    expect(await remindersOf(site, painter, 'paintingComment')).toMatchObject([{ subject: `painting:${pid}` }])
    const take = async (by: TestMember) => (await site.call(calls.removeComment, { id: data.KeyID }, as(by))).msg
    expect([await take(painter), await take(fan), await take(fan)]).toEqual(['notOwn', '', 'commentGone'])
    expect((await one(pid)).REPCOMNUM).toBe(0)
  })

  test('end where the painter closes them, and where the work is deleted', async () => {
    const closed = await uploadPainting(site, painter, { commentable: 'N' })
    expect((await comment(closed, 'sweet')).msg).toBe('commentsClosed')
    const pid = await uploadPainting(site, painter)
    await remove(pid)
    expect((await comment(pid, 'late')).msg).toBe('deleted')
    expect((await site.call(calls.comments, { pid })).msg).toBe('deleted')
  })

  test('of a forgotten member are counted no more; one that waited never was', async () => {
    const pid = await uploadPainting(site, painter)
    const leaver = await makeMember(site, 'leaver')
    await comment(pid, 'stays')
    await comment(pid, 'sweet', leaver)
    await setBlack(site, leaver, true)
    expect((await comment(pid, 'rude', leaver)).data.HELD).toBe('Y')
    const { db, touched } = site.site.foundation
    await db.transaction((tx) => commentsData([paintingComments]).forget(tx, leaver.id))
    touched(['painting-counts'])
    expect((await one(pid)).REPCOMNUM).toBe(1)
  })
})

test('open pages hear the numbers of a work that everybody sees, and of no other', async () => {
  const pid = await uploadPainting(site, painter)
  const { db } = site.site.foundation
  const heard = () => livePainting.state(db.read, String(pid), new Date())
  await like(pid)
  expect(await heard()).toEqual({ likes: 1, comments: 0 })
  await db.pool.query('update paintings set held_at = now() where id = $1', [pid])
  expect(await heard()).toBeNull()
  await db.pool.query('update paintings set held_at = null, removed_at = now() where id = $1', [pid])
  expect(await heard()).toBeNull()
})

test('a report is made once, with a reason, and not of one’s own work', async () => {
  const pid = await uploadPainting(site, painter)
  const report = async (by: TestMember, reason = 'not theirs') =>
    (await site.call(calls.report, { id: pid, about: 'rights', reason }, as(by))).msg
  expect(await report(fan, ' ')).toBe('missingReason')
  expect(await Promise.all([report(fan), report(fan)])).toEqual(expect.arrayContaining(['', 'reported']))
  expect(await report(painter)).toBe('reportSelf')
})

describe('what staff took out of sight', () => {
  test('is seen by its painter with the reason, and by nobody else', async () => {
    const pid = await uploadPainting(site, painter)
    const { pool } = site.site.foundation.db
    await pool.query('update paintings set removed_at = now() where id = $1', [pid])
    await pool.query(`insert into hidden_paintings (painting, reason, at) values ($1, 'not theirs', now())`, [pid])
    site.site.foundation.touched(['paintings'])
    const seen = async (by?: TestMember) => (await site.call(calls.one, { id: String(pid) }, by && as(by))).msg
    expect([await seen(), await seen(fan), await seen(painter)]).toEqual(['deleted', 'deleted', ''])
    const own = await site.call(calls.one, { id: String(pid) }, as(painter))
    expect(own.data).toMatchObject({ FORBID: 'Y', FORBIDFOR: 'not theirs' })
    const mine = (await site.call(calls.minePaged, {}, as(painter))).data.rows
    expect(mine.find(({ KeyID }) => KeyID === pid)).toMatchObject({ FORBID: 'Y' })
    expect((await site.call(calls.some, { pids: [pid] })).data).toEqual([])
    expect((await site.call(calls.mine, {}, as(painter))).data.map(({ KeyID }) => KeyID)).not.toContain(pid)
  })
})

test('a floor shows a work with its name, as it is by now, and no more once the work is gone', async () => {
  // Ids of works go beyond those of replays.
  const { pool } = site.site.foundation.db
  await pool.query(`select setval(pg_get_serial_sequence('paintings', 'id'), $1)`, [replayKeyMax])
  const pid = await uploadPainting(site, painter, { name: 'first name' })
  const piece = { type: 'doc', content: [{ type: 'piece', attrs: { kind: 'painting', id: pid } }] }
  const t = await makeTopic(site, fan, {
    m: await makeClub(site),
    document: piece as unknown as ReturnType<typeof documentOf>, // any document will do
  })
  const html = async () => {
    await settleJobs(site, 'floorsOfPainting')
    return (await site.call(clubs.calls.floors, { t, pageSize: 50 })).data.rows[0]?.HTML
  }
  expect(await html()).toContain(`href="/e/${pid}"`)
  expect(await html()).toContain('alt="first name painter"')
  const change = { pid, name: 'second name', rights: 'mine' as const, note: 'gore' as const }
  await site.call(calls.update, change, as(painter))
  expect(await html()).toContain('alt="second name painter"')
  expect(await html()).not.toContain('.thumb.webp')
  await remove(pid)
  expect(await html()).not.toContain(`/e/${pid}`)
})

test('a work has its preview and its colour from the upload on, and its sizes once a job has made them', async () => {
  const pid = await uploadPainting(site, painter)
  const { PLACEHOLDER, PICTURES, COLOUR } = await one(pid)
  expect([PLACEHOLDER.slice(0, 11), PICTURES[0]?.PLACEHOLDER]).toEqual(['data:image/', PLACEHOLDER])
  expect(COLOUR).toMatch(/^#[0-9a-f]{6}$/)
  expect((await one(pid)).BAKING).toBe('Y')
  const worker = await openTestSite({ beside: site, pictureJobs: true })
  await settleJobs(worker)
  await worker.close()
  expect((await one(pid)).BAKING).toBe('N')
})

test('a work that was removed is purged after 30 days with all that is about it', async () => {
  const pid = await uploadPainting(site, painter, { tags: ['purged'] })
  await like(pid)
  await comment(pid, 'sweet')
  await remove(pid)
  const { db } = site.site.foundation
  const left = async () => {
    const { rows } = await db.pool.query<{ n: number }>(
      `select ((select count(*) from paintings where id = $1) + (select count(*) from painting_facets where painting = $1)
        + (select count(*) from likes where kind = 'painting' and subject = $1)
        + (select count(*) from comments where kind = 'painting' and subject = $1))::integer as n`,
      [pid],
    )
    return rows[0]?.n
  }
  await purgePaintings(db, new Date(Date.now() + 29 * 86_400_000))
  expect(await left()).toBe(4)
  await purgePaintings(db, new Date(Date.now() + 31 * 86_400_000))
  expect(await left()).toBe(0)
})

test('the search finds works by name, comment, tags and characters in both languages', async () => {
  const pid = await uploadPainting(site, painter, {
    name: '抹茶千层',
    comment: 'drawn at the lake',
    characters: ['Sakuya'],
    tags: ['#pixel', 'teatime'],
  })
  const found = async (value: string) => {
    const { data } = await site.call(search.calls.find, { type: 'painting', value })
    return data.paintings?.map(({ KeyID }) => KeyID) ?? []
  }
  for (const value of ['抹茶', 'lake', 'teatime', '像素', 'pixel', '咲夜', 'Sakuya']) {
    expect(await found(value), value).toEqual([pid])
  }
  const { data } = await site.call(search.calls.find, { type: 'painting', value: '抹茶' })
  expect(data.paintings).toMatchObject([{ NAME: '抹茶千层', MARKS: [0, 2] }])
  await remove(pid)
  expect(await found('抹茶')).toEqual([])
})

test('new works are in the feed of the person, of their followers, and in RSS', async () => {
  const artist = await makeMember(site, 'artist')
  await site.call(social.calls.follow, { UID: artist.id }, as(fan))
  const pid = await uploadPainting(site, artist, { name: 'moon <cake>' })
  const line = { KIND: 'painting', UID: artist.id, PAINTING: { KeyID: pid, NAME: 'moon <cake>' } }
  expect((await site.call(social.calls.feed, { UID: artist.id })).data.rows).toMatchObject([line])
  expect((await site.call(social.calls.feed, {}, as(fan))).data.rows[0]).toMatchObject(line)
  expect((await site.call(social.calls.followed, {}, as(fan))).data.rows[0]).toMatchObject({ ...line, COUNT: 1 })
  const rss = async () => (await site.site.app.inject({ url: `/painting/feed.rss?upid=${artist.id}` })).payload
  expect(await rss()).toContain(`/e/${pid}</link>`)
  expect(await rss()).toContain('moon &lt;cake&gt;')
  await site.site.foundation.db.pool.query('update members set shows_paintings = false where id = $1', [artist.id])
  site.site.foundation.touched(['members', 'relations'])
  expect(await rss()).not.toContain('cake')
  expect((await site.call(social.calls.feed, { UID: artist.id })).data.rows).toEqual([])
  expect((await site.call(social.calls.followed, {}, as(fan))).data.rows).toEqual([])
})

test('a work that stayed for two days is paid for once, and not while it is reported or waits', async () => {
  const { db } = site.site.foundation
  const earner = await makeMember(site, 'earner')
  await db.pool.query(`update members set created_at = now() - interval '60 days' where id = $1`, [earner.id])
  const pid = await uploadPainting(site, earner)
  const rows = async () => {
    const { rowCount } = await db.pool.query(`select from rewards where kind = 'painting' and subject = $1`, [pid])
    return rowCount
  }
  const later = new Date(Date.now() + 49 * 3_600_000)
  await rewardPaintings(db, new Date(Date.now() + 47 * 3_600_000))
  expect(await rows()).toBe(0)
  await site.call(calls.report, { id: pid, about: 'other', reason: 'look' }, as(fan))
  await rewardPaintings(db, later)
  expect(await rows()).toBe(0)
  await db.pool.query(`delete from reports where kind = 'painting' and subject = $1`, [pid])
  await db.pool.query('update paintings set held_at = now() where id = $1', [pid])
  await rewardPaintings(db, later)
  expect(await rows()).toBe(0)
  await db.pool.query('update paintings set held_at = null where id = $1', [pid])
  await rewardPaintings(db, later)
  await rewardPaintings(db, later)
  expect(await rows()).toBe(1)
})
