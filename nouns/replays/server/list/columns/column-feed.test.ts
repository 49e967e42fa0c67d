import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFiles } from '#core/files/open-files.ts'
import { Keeper } from '#kit/kept/keeper.ts'
import { makeMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { readReplayFilter } from '../../../rules/replay-filters.ts'
import { anyFilter, anyRow, insertRows, now } from '../../../test/replay-rows.ts'
import { purgeReplays } from '../../purge-replays.ts'
import { listBounds } from '../list-plan.ts'
import { openReplayList } from '../replay-list.ts'
import { type FeedBounds, feedBounds, openColumnFeed } from './column-feed.ts'
import { openListInColumns } from './list-in-columns.ts'

let site: TestSite
let uploaders: number[]
let last = 120

beforeAll(async () => {
  site = await openTestSite({ jobs: false })
  uploaders = [(await makeMember(site, 'sakuya')).id, (await makeMember(site, 'meiling')).id]
  const rows = fc.sample(anyRow(uploaders), { numRuns: last, seed: 3 })
  const numbered = rows.map((row, n) => ({ ...row, id: n + 1 }))
  await insertRows(site.site.foundation.db, numbered)
})
afterAll(() => site.close())

const database = () => site.site.foundation.db
const part = { offset: 0, limit: 30 }

/** Columns as another process would hold them: they learn of a write when their keeper is touched. */
async function loaded(keeper: Keeper, bounds: FeedBounds = feedBounds) {
  const columns = openListInColumns(keeper, bounds)
  const ask = (filter = readReplayFilter({ scoreMin: 0 })) => columns.find(database().read, { filter, now }, part)
  await expect.poll(() => ask()).not.toBeNull()
  return ask
}

/** The database's answer, read with an empty cache. */
async function asked(filter: ReturnType<typeof readReplayFilter>) {
  const list = openReplayList(new Keeper(), listBounds, null)
  const page = await list.page(database().read, { filter, now }, { pageSize: part.limit, pageNum: 1 })
  return { ids: page.rows.map(({ KeyID }) => KeyID), found: page.total }
}

const live = fc.integer({ min: 1, max: 200 })
const replays = (values: object) => (id: number) =>
  database().own.updateTable('replays').set(values).where('id', '=', id).execute()
const write: fc.Arbitrary<() => Promise<unknown>> = fc.oneof(
  anyRow([1]).map((row) => () => insertRows(database(), [{ ...row, uploader: uploaders[0] ?? 0, id: ++last }])),
  fc.tuple(live, fc.integer({ min: 0, max: 9 })).map(
    ([id, likes]) =>
      () =>
        replays({ likes, comments: 9 - likes })(id),
  ),
  live.map((id) => () => replays({ removed_at: now })(id)),
  live.map((id) => () => replays({ removed_at: null, held_at: null })(id)),
  live.map((id) => () => replays({ held_at: now })(id)),
  fc.tuple(live, fc.constantFrom('', 'GOOD 过\n弹幕', '终于过了')).map(
    ([id, comment]) =>
      () =>
        replays({ comment, category: 'neta', shot: `of ${id}` })(id),
  ),
  live.map((id) => () => replays({ iscore: id * 10, score: id, pilot: 'reimu', uploaded_at: now })(id)),
  live.map((id) => () => database().own.deleteFrom('replays').where('id', '=', id).execute()),
  live.map((id) => () => sql`update replays set likes = likes + 1 where id % 7 = ${id % 7}`.execute(database().own)),
  // Columns are read while this transaction is open; its changes must be found by the next reading.
  live.map((id) => async () => {
    const ask = await askWhile
    await database().transaction(async (tx) => {
      await tx.updateTable('replays').set({ likes: 77, score: 70 }).where('id', '=', id).execute()
      // This transaction starts later and commits earlier: transaction ids are not in commit order.
      await replays({ comments: 5 })((id % 200) + 1)
      keeper.touch(['replays'])
      await ask()
    })
  }),
)

const keeper = new Keeper()
let askWhile: ReturnType<typeof loaded>

test('columns say what the database says, after any writes', async () => {
  askWhile = loaded(keeper)
  const ask = await askWhile
  await fc.assert(
    fc.asyncProperty(
      fc.array(write, { minLength: 1, maxLength: 4 }),
      fc.array(anyFilter(uploaders), { minLength: 1, maxLength: 4 }),
      async (writes, filters) => {
        for (const each of writes) await each()
        keeper.touch(['replays'])
        for (const raw of filters) {
          const filter = { ...raw, scoreMin: raw.scoreMin ?? 0 }
          expect(await ask(filter)).toEqual(await asked(filter))
        }
      },
    ),
    { numRuns: 120 },
  )
}, 120_000)

test('a write is seen by the next list that is asked for, also while another is being answered', async () => {
  const own = new Keeper()
  const ask = await loaded(own)
  const filter = readReplayFilter({ scoreMin: 0, sort: 'score' })
  for (let n = 1; n <= 30; n++) {
    await replays({ score: 1e9 + n })((await asked(filter)).ids.at(n % 5) ?? 0)
    const early = ask(filter)
    own.touch(['replays'])
    const [found] = await Promise.all([ask(filter), ask(filter), early])
    expect(found).toEqual(await asked(filter))
  }
})

test('a write between the answer of the database and its use is seen by the next list', async () => {
  const own = new Keeper()
  let meanwhile: (() => Promise<unknown>) | null = null
  const { read } = database()
  const slow = Object.assign(Object.create(read) as typeof read, {
    named: async (...asking: Parameters<typeof read.named>) => {
      const rows = await read.named(...asking)
      const act = meanwhile
      meanwhile = null
      await act?.()
      return rows
    },
  })
  const columns = openListInColumns(own)
  const filter = readReplayFilter({ scoreMin: 0, sort: 'likes' })
  const ask = () => columns.find(slow, { filter, now }, part)
  await expect.poll(ask).not.toBeNull()
  const lowest = (await asked(filter)).ids.at(-1) ?? 0
  meanwhile = async () => {
    await replays({ likes: 5_000 })(lowest)
    own.touch(['replays'])
  }
  own.touch(['replays'])
  expect((await ask())?.ids[0]).not.toBe(lowest)
  expect((await ask())?.ids[0]).toBe(lowest)
})

test('a process that a notification never reached has everything again once the gap is noticed', async () => {
  const own = new Keeper()
  const ask = await loaded(own)
  const filter = readReplayFilter({ scoreMin: 0, sort: 'likes' })
  const before = await ask(filter)
  await replays({ likes: 1_000 })((await asked(filter)).ids.at(-1) ?? 0)
  expect(await ask(filter)).toEqual(before)
  own.clear()
  expect(await ask(filter)).toEqual(await asked(filter))
})

test('while nothing is heard of other processes, each list reads what changed; what nobody told is seen in time', async () => {
  for (const deaf of [true, false]) {
    const own = new Keeper()
    own.listening = !deaf
    const ask = await loaded(own, { ...feedBounds, oldestMs: deaf ? 60_000 : 0 })
    const filter = readReplayFilter({ scoreMin: 0, sort: 'comments' })
    await replays({ comments: deaf ? 2_000 : 3_000 })((await asked(filter)).ids.at(-1) ?? 0)
    expect(await ask(filter)).toEqual(await asked(filter))
  }
})

test('many changes at once, and ids beyond the bound, are the database’s until all is read anew', async () => {
  const own = new Keeper()
  const ask = await loaded(own, { ...feedBounds, mostChanged: 10, loadRows: 7 })
  await sql`update replays set likes = likes + 1`.execute(database().own)
  own.touch(['replays'])
  expect(await ask()).toBeNull()
  await expect.poll(() => ask()).not.toBeNull()
  expect(await ask()).toEqual(await asked(readReplayFilter({ scoreMin: 0 })))
  const feed = openColumnFeed(own, { ...feedBounds, mostIds: 5 })
  for (let n = 0; n < 20; n++) {
    expect(await feed.current(database().read)).toBeNull()
    await new Promise((wake) => setTimeout(wake, 5))
  }
})

test('changes are forgotten after a day', async () => {
  const left = () => database().own.selectFrom('replay_changes').select('replay').execute()
  const files = await openFiles({ folder: site.dataFolder, db: database() })
  await replays({ likes: 1 })((await asked(readReplayFilter({ scoreMin: 0 }))).ids[0] ?? 0)
  await purgeReplays(database(), files, new Date())
  expect(await left()).not.toEqual([])
  await purgeReplays(database(), files, new Date(Date.now() + 2 * 86_400_000))
  expect(await left()).toEqual([])
})
