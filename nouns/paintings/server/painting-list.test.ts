import { isDeepStrictEqual } from 'node:util'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { social } from '#contract/social.ts'
import { Keeper } from '#kit/kept/keeper.ts'
import { nextBeijingDay } from '#rules/beijing-time.ts'
import { characters } from '#rules/games/characters.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { settleJobs } from '#site/test/settle-jobs.ts'
import { paintings } from '../contract/paintings.ts'
import { uploadPainting } from '../test/upload-painting.ts'
import { feedRoutes } from './feed/feed-routes.ts'
import { openPaintingList } from './painting-list.ts'

const { calls } = paintings
let site: TestSite
let painter: TestMember
let reader: TestMember
const pool = () => site.site.foundation.db.pool
const many = 400

beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1e6, pictureJobs: true })
  painter = await makeMember(site, 'painter')
  reader = await makeMember(site, 'reader')
  await pool().query(
    `with made as (
       insert into paintings (uploader, name, comment, dragon, rights, source, ai, note, commentable, src, width, height,
           moves, placeholder, pages, likes, comments, uploaded_at)
         select $1, 'work ' || n, '', '', 'mine', '', false, '', true, '/pic/' || n || '.png', 100, 80, false, '', 1,
           n % 7, n % 5, now() - make_interval(days => $2 - n)
         from generate_series(1, $2::int) n returning id)
     insert into painting_facets (painting, facet)
       select id, f from made cross join lateral (values ('c:Reimu', 2), ('c:Marisa', 3), ('g:14', 5), ('t:#pixel', 1),
         ('t:sakura', 7)) t (f, every) where id % every = 0`,
    [painter.id, many],
  )
})
afterAll(() => site.close())

type Input = Parameters<typeof ask>[0]
const ask = async (input: Parameters<typeof site.call<typeof calls.list>>[1], by?: TestMember) =>
  (await site.call(calls.list, input, by && { token: by.token })).data
const ids = async (input: Input) => (await ask(input)).rows.map(({ KeyID }) => KeyID)
/** The same list, asked of the table. */
const expected = async (where: string, order: string) => {
  const { rows } = await pool().query<{ id: number }>(`select p.id from paintings p where ${where} order by ${order}`)
  return rows.map(({ id }) => id)
}
const has = (facet: string) => `exists (select from painting_facets f where f.painting = p.id and f.facet = '${facet}')`

describe('the wall', () => {
  test.each([
    [{}, 'true', 'id desc'],
    [{ sort: 'likes' }, 'true', 'likes desc, id desc'],
    [{ sort: 'comments' }, 'true', 'comments desc, id desc'],
    [{ character: 'Reimu' }, has('c:Reimu'), 'id desc'],
    [{ character: 'Reimu', game: 14, tag: '樱花' }, 'false', 'id desc'],
    [{ character: 'Reimu', game: 14, sort: 'likes' }, `${has('c:Reimu')} and ${has('g:14')}`, 'likes desc, id desc'],
    [{ tag: 'Sakura' }, has('t:sakura'), 'id desc'],
    [{ tag: '像素画' }, has('t:#pixel'), 'id desc'],
    [{ character: 'Nobody' }, 'true', 'id desc'],
    [{ match: 5 }, 'match = 5', 'id desc'],
  ] satisfies [Input, string, string][])('%j page by page, from one to the last', async (input, where, order) => {
    const all = await expected(where, order)
    const paged: number[] = []
    const pages = Math.max(1, Math.ceil(all.length / 50))
    for (let pageNum = 1; pageNum <= pages; pageNum++) {
      const page = await ask({ ...input, pageSize: 50, pageNum })
      expect(page).toMatchObject({ total: all.length, more: false, pageInfo: { pageNum, pageSize: 50 } })
      paged.push(...page.rows.map(({ KeyID }) => KeyID))
    }
    expect(paged).toEqual(all)
    expect(await ids({ ...input, pageNum: pages + 1, pageSize: 50 })).toEqual([])
  })

  test('periods count Beijing days', async () => {
    expect((await ask({ period: 'week' })).total).toBe(7)
    expect((await ask({ period: 'year' })).total).toBe(365)
  })

  test('a new work, a change and a removal show at once in every order, also on pages that were read', async () => {
    const orders = [{}, { sort: 'likes' as const }, { sort: 'comments' as const }, { tag: 'sakura' }]
    const totals = async () => Promise.all(orders.map(async (order) => (await ask({ ...order, pageNum: 13 })).total))
    const before = await totals()
    const id = await uploadPainting(site, painter, { tags: ['sakura'] })
    expect(await totals()).toEqual(before.map((total) => total + 1))
    expect((await ids({ tag: 'sakura' }))[0]).toBe(id)
    const change = { pid: id, name: 'plain', rights: 'mine' as const }
    await site.call(calls.update, change, { token: painter.token })
    expect((await ids({ tag: 'sakura' }))[0]).not.toBe(id)
    expect((await ids({}))[0]).toBe(id)
    await site.call(calls.remove, { pid: id }, { token: painter.token })
    expect(await totals()).toEqual(before)
  })

  test('an order by likes stays for a minute when likes come, and is new after it', async () => {
    const list = openPaintingList(new Keeper())
    const { read } = site.site.foundation.db
    const at = Date.now()
    const top = async (ms: number) => {
      const way = { filter: { sort: 'likes', character: 'Reimu' }, now: new Date(at + ms) } as const
      return (await list.ids(read, way, { pageSize: 1, pageNum: 1 })).ids[0]
    }
    const first = await top(0)
    await pool().query('update paintings set likes = 1000 where id = 2')
    expect(await top(59_000)).toBe(first)
    expect(await top(61_000)).toBe(2)
    await pool().query('update paintings set likes = 2 where id = 2')
  })

  test('the days of a period move on at midnight in Beijing, however lately the list was read', async () => {
    const list = openPaintingList(new Keeper())
    const { read } = site.site.foundation.db
    const { rows } = await pool().query<{ at: Date }>('select max(uploaded_at) as at from paintings')
    const midnight = nextBeijingDay(rows[0]?.at ?? new Date()).getTime()
    const total = async (ms: number) => {
      const way = { filter: { sort: 'time', period: 'week' }, now: new Date(midnight + ms) } as const
      return (await list.ids(read, way, { pageSize: 1, pageNum: 1 })).page.total
    }
    // One work was uploaded on the day that the week leaves behind.
    expect((await total(-1)) - (await total(0))).toBe(1)

    let ms = -1
    const app = Fastify()
    const parts = { list, keeper: new Keeper(), origin: 'http://localhost', now: () => new Date(midnight + ms) }
    feedRoutes(app, { read, ...parts })
    const entries = async () => {
      const { payload } = await app.inject({ url: '/painting/feed.rss?period=week&lang=en' })
      return payload.split('<item>').length
    }
    const before = await entries()
    ms = 0
    expect(before - (await entries())).toBe(1)
  })

  test('callers at once share one reading of an order', async () => {
    let reads = 0
    const { read } = site.site.foundation.db
    const counting: typeof read = Object.assign(Object.create(read), {
      named: (...args: Parameters<typeof read.named>) => {
        reads++
        return read.named(...args)
      },
    })
    const list = openPaintingList(new Keeper())
    const way = { filter: { sort: 'time', character: 'Marisa' }, now: new Date() } as const
    await Promise.all([1, 2, 3, 4].map((pageNum) => list.ids(counting, way, { pageSize: 10, pageNum })))
    expect(reads).toBe(1)
  })
})

test('pages of a work and lists of a person are read once for all readers, until a write touches them', async () => {
  const by = await makeMember(site, 'shared')
  const [pid, beside] = [await uploadPainting(site, by), await uploadPainting(site, by)]
  await settleJobs(site)
  const names = async (who?: TestMember) => {
    const caller = who && { token: who.token }
    const one = await site.call(calls.one, { id: String(pid) }, caller)
    const near = await site.call(calls.beside, { pid: beside }, caller)
    const someones = await site.call(calls.someonesPaged, { upid: by.id }, caller)
    const listed = await site.call(calls.list, { upid: by.id }, caller)
    return [one.data, near.data.BY[0], someones.data.rows[1], listed.data.rows[1]].map((row) => row?.NAME)
  }
  const rename = (name: string) => pool().query('update paintings set name = $2 where id = $1', [pid, name])
  const areKept = async (attempt: number) => {
    const before = await names()
    await rename(`name ${attempt}`)
    return isDeepStrictEqual(await names(reader), before)
  }
  // A notification of the uploads may still come, and ends what was kept until then.
  for (let attempt = 1; !(await areKept(attempt)); attempt++) expect(attempt).toBeLessThan(10)
  await rename('new')
  site.site.foundation.touched(['paintings'])
  expect(await names(reader)).toEqual(['new', 'new', 'new', 'new'])
})

describe('works of a person', () => {
  test('are listed for all, or for nobody else if they are hidden', async () => {
    const shy = await makeMember(site, 'shy')
    const id = await uploadPainting(site, shy)
    const someones = async (by?: TestMember) => {
      const { msg, data } = await site.call(calls.someonesPaged, { upid: shy.id }, by && { token: by.token })
      return msg || data.rows.map(({ KeyID }) => KeyID)
    }
    expect(await someones()).toEqual([id])
    await pool().query('update members set shows_paintings = false where id = $1', [shy.id])
    site.site.foundation.touched(['members'])
    expect(await someones()).toBe('hidden')
    expect(await someones(reader)).toBe('hidden')
    expect(await someones(shy)).toEqual([id])
    expect((await ask({ upid: shy.id })).rows).toEqual([])
    expect((await ask({ upid: shy.id }, shy)).rows.map(({ KeyID }) => KeyID)).toEqual([id])
    expect((await site.call(calls.someonesPaged, { upid: 1_999_999 })).msg).toBe('personUnknown')
  })

  test('one follows come newest first, page by page', async () => {
    const [one, two] = [await makeMember(site, 'followed_1'), await makeMember(site, 'followed_2')]
    const made: number[] = []
    for (const by of [one, two, one, two]) made.push(await uploadPainting(site, by))
    for (const { id } of [one, two]) await site.call(social.calls.follow, { UID: id }, { token: reader.token })
    const page = async (pageNum: number) =>
      (await site.call(calls.followed, { pageNum, pageSize: 3 }, { token: reader.token })).data
    expect(await page(1)).toMatchObject({
      total: 4,
      rows: made
        .toReversed()
        .slice(0, 3)
        .map((KeyID) => ({ KeyID })),
    })
    expect((await page(2)).rows.map(({ KeyID }) => KeyID)).toEqual([made[0]])
    await pool().query('update members set shows_paintings = false where id = $1', [two.id])
    site.site.foundation.touched(['members'])
    expect(await page(1)).toMatchObject({ total: 2, rows: [{ KeyID: made[2] }, { KeyID: made[0] }] })
  })
})

test('beside a work stand those that look alike, further ones by its painter, and those about the same', async () => {
  const [one, two] = [await makeMember(site, 'beside_1'), await makeMember(site, 'beside_2')]
  const [, , , rare = { id: 'Reimu' }] = characters.toReversed()
  const pid = await uploadPainting(site, one, { characters: [rare.id], tags: ['teacup'] })
  const by = await uploadPainting(site, one)
  const both = await uploadPainting(site, two, { characters: [rare.id], tags: ['teacup'] })
  const half = await uploadPainting(site, two, { tags: ['teacup'] })
  const alike = await uploadPainting(site, two)
  await pool().query('insert into painting_pairs (painting, other, distance) values ($1, $2, 40), ($2, $1, 40)', [
    pid,
    alike,
  ])
  site.site.foundation.touched(['paintings'])
  const { data } = await site.call(calls.beside, { pid })
  expect(data.ALIKE).toMatchObject([{ KeyID: alike, HOW: 'alike' }])
  expect(data.BY.map(({ KeyID }) => KeyID)).toEqual([by])
  expect(data.ABOUT.map(({ KeyID }) => KeyID)).toEqual([both, half])
  await pool().query('update paintings set held_at = now() where id = any($1)', [[by, alike, both]])
  await pool().query('update paintings set removed_at = now() where id = $1', [half])
  site.site.foundation.touched(['paintings'])
  expect((await site.call(calls.beside, { pid })).data).toEqual({ ALIKE: [], BY: [], ABOUT: [] })
})

test('tags in use are counted among works that everybody sees, the most used first', async () => {
  const { data } = await site.call(calls.tags, {})
  expect(data.TAGS[0]).toEqual({ TAG: '#pixel', COUNT: many })
  expect(data.CHARACTERS[0]).toEqual({ CHARACTER: 'Reimu', COUNT: many / 2 })
  expect(data.GAMES).toEqual([{ GAM: 14, COUNT: many / 5 }])
  const [, held] = [
    await uploadPainting(site, reader, { tags: ['teapot'] }),
    await uploadPainting(site, reader, { tags: ['teapot'] }),
  ]
  const teapots = async () => (await site.call(calls.tags, {})).data.TAGS.find(({ TAG }) => TAG === 'teapot')?.COUNT
  expect(await teapots()).toBe(2)
  await pool().query('update paintings set held_at = now() where id = $1', [held])
  site.site.foundation.touched(['paintings'])
  expect(await teapots()).toBe(1)
})
