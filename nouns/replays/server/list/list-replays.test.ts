import { encodeReplay } from '@patisserie/replay-encoder/encode'
import { makeRun } from '@patisserie/replay-encoder/make-run'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Sent } from '#contract/endpoint.ts'
import { home } from '#nouns/home/contract/home.ts'
import { beijingDay } from '#rules/beijing-time.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { replays } from '../../contract/replays.ts'

type RunWish = Parameters<typeof makeRun>[0]

let site: TestSite
let sakuya: TestMember
let meiling: TestMember

const wishes = [
  { by: 'sakuya', game: 'th06', difficulty: 3, score: 300_000_000 },
  { by: 'sakuya', game: 'th06', difficulty: 1, score: 100_000_000 },
  { by: 'meiling', game: 'th06', difficulty: 3, score: 500_000_000 },
  { by: 'meiling', game: 'th18', difficulty: 3, score: 5_000_000_000 },
  { by: 'sakuya', game: 'th128', difficulty: 2, score: 8_000_000 },
] as const

beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1_000 })
  sakuya = await makeMember(site, 'sakuya')
  meiling = await makeMember(site, 'meiling')
  for (const [i, { by, ...wish }] of wishes.entries()) {
    site.advance(1_000)
    await upload({ seed: 100 + i, slowRate: 0, frames: 300, ...wish }, by === 'sakuya' ? sakuya : meiling)
  }
})
afterAll(() => site.close())

async function upload(wish: RunWish, by: TestMember) {
  const flags = { NM: 'N', NB: 'N', NT: 'N', NSY: 'N', open: 'Y', commentable: 'Y', screen: '' } as const
  const input = { comment: '', category: 'other', ...flags } as const
  const file = { name: 'a.rpy', bytes: encodeReplay(makeRun(wish)) }
  const answer = await site.call(replays.calls.upload, input, { token: by.token, file })
  expect(answer.msg).toBe('')
}
const scores = async (input: Sent<typeof replays.calls.list>) =>
  (await site.call(replays.calls.list, input)).data.rows.map((row) => row.SCORE / 1_000_000)

test('newest first, or highest first', async () => {
  expect(await scores({})).toEqual([8, 5_000, 500, 100, 300])
  expect(await scores({ sort: 'score' })).toEqual([5_000, 500, 300, 100, 8])
})

test('by game, difficulty and uploader, in every mixture', async () => {
  expect(await scores({ game: 6 })).toEqual([500, 100, 300])
  expect(await scores({ game: 6, rank: 'L', sort: 'score' })).toEqual([500, 300])
  expect(await scores({ rank: 'L' })).toEqual([5_000, 500, 300])
  expect(await scores({ upid: sakuya.id, sort: 'score' })).toEqual([300, 100, 8])
  expect(await scores({ upid: sakuya.id, game: 6, rank: 'N' })).toEqual([100])
  expect(await scores({ game: 20 })).toEqual([])
  for (const game of [0, -1, 32_768, 2 ** 53 - 1]) {
    const { status, data } = await site.call(replays.calls.list, { game: game as 6 }) // what no form sends
    expect({ status, data }).toMatchObject({ status: 400, data: { field: 'game' } })
  }
})

test('pages tell how many there are', async () => {
  const page = (pageNum: number) => site.call(replays.calls.list, { pageSize: 2, pageNum })
  const { data } = await page(3)
  expect(data).toMatchObject({ total: 5, more: false, pageInfo: { pageNum: 3, pageSize: 2, pages: 3 } })
  expect(data.rows).toHaveLength(1)
  expect((await page(4)).data.rows).toEqual([])
  expect((await page(1_000_000)).data).toMatchObject({ total: 5, rows: [] })
})

test('own lists, and rows by id in the order asked', async () => {
  const mine = await site.call(replays.calls.mine, {}, { token: sakuya.token })
  expect(mine.data.map((row) => row.GAM)).toEqual([128, 6, 6])
  const paged = await site.call(replays.calls.minePaged, { game: 6, pageSize: 1 }, { token: sakuya.token })
  expect(paged.data).toMatchObject({ total: 2, pageInfo: { pages: 2 } })
  const some = await site.call(replays.calls.some, { reps: [4, 9_999, 1, 4] })
  expect(some.data.map((row) => row.KeyID)).toEqual([4, 1])
})

test('who hides their replays is in general lists, and has no list of their own for others', async () => {
  const { db, touched } = site.site.foundation
  const hide = async (hidden: boolean) => {
    await db.own.updateTable('members').set({ shows_replays: !hidden }).where('id', '=', meiling.id).execute()
    touched(['members'])
  }
  await hide(true)
  const ask = (by?: TestMember) =>
    site.call(replays.calls.someonesPaged, { upid: meiling.id }, by ? { token: by.token } : {})
  expect((await ask()).data).toMatchObject({ total: 0, rows: [] })
  expect((await ask(sakuya)).data.total).toBe(0)
  expect((await ask(meiling)).data.total).toBe(2)
  expect(await scores({ game: 18 })).toEqual([5_000])
  await hide(false)
  expect((await ask()).data.total).toBe(2)
})

test('the shop window shows the newest and how much there is', async () => {
  await site.call(replays.calls.like, { rid: 3 }, { token: sakuya.token })
  const { data } = await site.call(home.calls.front, {})
  expect(data.replays.map((row) => row.GAM)).toEqual([128, 18, 6, 6, 6])
  expect(data.members.map((row) => row.NICK)).toEqual(['meiling', 'sakuya'])
  const today = beijingDay(site.site.foundation.now())
  const uploadedToday = data.replays.filter((row) => beijingDay(new Date(row.UPTIME)) === today)
  expect(data.totals).toEqual({ replays: 5, members: 2, today: uploadedToday.length, likes: 1 })
  expect(data.games).toEqual([
    { GAM: 6, count: 3 },
    { GAM: 128, count: 1 },
    { GAM: 18, count: 1 },
  ])
})

test('a total is exact up to ten thousand, then says that there is more', async () => {
  const copy = sql`insert into replays (uploader, game, difficulty, shot, score, score_typed, uploaded_at, pilot, comment,
      category, type, played, stage, version, mode, screen, open, commentable, achievement, nm, nb, nt, nsy, check_nm,
      check_nb, check_nt, check_nsy, file_hash, file_size)
    select uploader, 17, 'H', shot, n, false, uploaded_at, pilot, comment, category, type, played, stage, version, mode,
      screen, open, commentable, achievement, nm, nb, nt, nsy, check_nm, check_nb, check_nt, check_nsy,
      encode(sha256(convert_to('file ' || n, 'UTF8')), 'hex'), 1
    from replays, generate_series(1, 10001) n where id = 1`
  await sql`alter table replays drop constraint replays_file_hash_fkey`.execute(site.site.foundation.db.own)
  await copy.execute(site.site.foundation.db.own)
  const ask = (pageNum: number) => site.call(replays.calls.list, { game: 17, sort: 'score', pageSize: 50, pageNum })
  expect((await ask(1)).data).toMatchObject({ total: 10_000, more: true, pageInfo: { pages: 200 } })
  expect((await ask(200)).data.rows.at(-1)?.SCORE).toBe(2)
  expect((await ask(201)).data.rows.map((row) => row.SCORE)).toEqual([1])
  expect((await ask(202)).data.rows).toEqual([])
})
