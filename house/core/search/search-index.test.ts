import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shareRead } from '#kit/db/share-read.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { buildSegment, mergeSegments } from './build-segment.ts'
import { foldText, runsOf } from './fold-text.ts'
import { type IndexSizes, openIndexer } from './indexer.ts'
import { openIndex } from './open-index.ts'
import { PageCache } from './page-cache.ts'
import type { SegmentBuilder } from './segment-builder.ts'
import { openSegmentBuilder } from './segment-builder.ts'
import { readSnapshots } from './snapshots.ts'
import { termsOf } from './terms.ts'

/** Rows of a table of the test's own, queued by the same trigger as those of the site. */
const source = {
  kind: 'test',
  rows: 'select t.id, t.text, t.author, 0 as place, 0 as room from search_test t where t.seen',
  id: 't.id',
}

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ jobs: false })
  await query(`create table search_test (id integer primary key, text text not null, author integer not null default 1,
    seen boolean not null default true)`)
  await query(`create trigger searched after insert or update or delete on search_test for each row
    execute function queue_for_search('test')`)
})
afterAll(() => site.close())

const db = () => site.site.foundation.db
const query = (text: string, values: unknown[] = []) => db().pool.query(text, values)

/** Builds here: a thread is tried by a test of its own. */
const builder: SegmentBuilder = {
  build: async (documents) => buildSegment(documents),
  merge: async (segments) => mergeSegments(segments),
  close: async () => undefined,
}
const small: IndexSizes = { due: 1, waitMs: 0, batch: 3, merged: 2, full: 16 }
const indexerOf = (sizes = small) => openIndexer({ db: db(), sources: [source], builder, now: () => new Date(), sizes })
const finish = async (indexer = indexerOf()) => {
  while (await indexer.step());
}

const start = () => db().transaction((tx) => indexerOf().start(tx))
const empty = async () => {
  await query('truncate search_test, search_queue, search_segments, search_pages, search_state')
  await start()
}

const find = async (
  typed: string,
  index = openIndex(source, new PageCache(1e6), shareRead(readSnapshots)),
  most = 10_000,
) => [...(await index.find(db().read, { terms: termsOf(typed).terms, counts: null, most })).ids]

const holding = async (typed: string) => {
  const { terms } = termsOf(typed)
  const { rows } = await query('select id, text from search_test where seen order by id desc')
  const has = (text: string) => {
    const runs = Array.from(runsOf(foldText(text)), ({ run }) => run)
    return terms.every((term) => runs.some((run) => run.includes(term)))
  }
  return rows.flatMap(({ id, text }: { id: number; text: string }) => (has(text) ? [id] : []))
}

test('a row is found at once, changed and gone at once, and after it was indexed', async () => {
  await empty()
  const index = openIndex(source, new PageCache(1e6), shareRead(readSnapshots))
  await finish()
  await query(`insert into search_test values (1, '东方弹幕'), (2, '彈幕真好玩')`)
  const after = async (change: string, step: boolean) => {
    await query(change)
    if (step) await finish()
    return find('弹幕', index)
  }
  for (const step of [false, true]) {
    expect(await after(`update search_test set seen = true, text = '弹幕'`, step)).toEqual([2, 1])
    expect(await after(`update search_test set seen = false where id = 2`, step)).toEqual([1])
    expect(await after(`update search_test set text = '月饼' where id = 1`, step)).toEqual([])
    expect(await find('月饼', index)).toEqual([1])
  }
  const { rows } = await query('select count(*)::int as queued from search_queue')
  expect(rows[0].queued).toBe(0)
})

test('rows from before are indexed the newest first, and the answer says how far back it reads', async () => {
  await empty()
  await query(`insert into search_test select n, '糖果 ' || n from generate_series(1, 10) n`)
  await query('truncate search_queue')
  const index = openIndex(source, new PageCache(1e6), shareRead(readSnapshots))
  const found = async () => {
    const { ids, floorId } = await index.find(db().read, { terms: ['糖果'], counts: null, most: 100 })
    return [ids.length, floorId]
  }
  const indexer = indexerOf()
  await indexer.step()
  expect(await found()).toEqual([3, 8])
  // Edited before it was reached: it is found once.
  await query(`update search_test set text = '糖果 2 again' where id = 2`)
  await finish(indexer)
  expect(await found()).toEqual([10, 0])
})

test('while a new generation is built, searches read the old one, and changes reach both', async () => {
  await empty()
  await query(`insert into search_test select n, '糖果 ' || n from generate_series(1, 20) n`)
  await finish()
  await query(`update search_state set rules = 0`)
  await start()
  const index = openIndex(source, new PageCache(1e6), shareRead(readSnapshots))
  const indexer = indexerOf()
  await indexer.step()
  // The new generation has the newest rows, of which two change, and not yet the row 2.
  await query(`update search_test set text = '月饼 ' || id where id in (2, 20)`)
  await query('delete from search_test where id = 19')
  await query(`insert into search_test values (21, '糖果')`)
  for (let going = true; going; ) {
    going = await indexer.step()
    for (const typed of ['糖果', '月饼']) expect(await find(typed, index)).toEqual(await holding(typed))
  }
  const { rows } = await query('select generation, building, floor_id from search_state')
  expect(rows).toEqual([{ generation: 2, building: null, floor_id: 0 }])
  const segments = await query('select distinct generation from search_segments where retired_at is null')
  expect(segments.rows).toEqual([{ generation: 2 }])
})

test('only so many of the newest are looked for', async () => {
  await empty()
  await query(`insert into search_test select n, '糖果' from generate_series(1, 50) n`)
  await finish()
  await query(`insert into search_test values (51, '糖果')`)
  const index = openIndex(source, new PageCache(1e6), shareRead(readSnapshots))
  const found = await index.find(db().read, {
    terms: ['糖果'],
    counts: (_author, _place, _room, id) => id !== 48,
    most: 4,
  })
  expect([[...found.ids], found.more]).toEqual([[51, 50, 49, 47], true])
})

test('two processes do not index at once', async () => {
  await empty()
  await query(`insert into search_test select n, '糖果' from generate_series(1, 9) n`)
  const [one, other] = [indexerOf(), indexerOf()]
  for (let going = true; going; ) going = (await Promise.all([one.step(), other.step()])).some(Boolean)
  expect(await find('糖果')).toHaveLength(9)
  const { rows } = await query('select sum(documents)::int as documents from search_segments where retired_at is null')
  expect(rows[0].documents).toBe(9)
})

test('words of a deleted row are in the index for a week at most', async () => {
  await empty()
  await query(`insert into search_test select n, '糖果 ' || n from generate_series(1, 16) n`)
  await finish()
  await query('delete from search_test where id = 5')
  await query(`insert into search_test select n, '糖果' from generate_series(17, 19) n`)
  await finish(indexerOf({ ...small, full: 4 }))
  const documents = async () => {
    const { rows } = await query('select sum(documents)::int as n from search_segments where retired_at is null')
    return rows[0].n
  }
  const before = await documents()
  const later = (days: number) => new Date(Date.now() + days * 86_400_000)
  const at = (now: Date) =>
    openIndexer({ db: db(), sources: [source], builder, now: () => now, sizes: { ...small, full: 4 } })
  await query(`update search_segments set buried_at = now() where length(dead) > 0`)
  await finish(at(later(8)))
  expect(await documents()).toBe(18)
  expect(before).toBeGreaterThanOrEqual(18)
  // Pages of what was replaced go ten minutes later.
  await finish(at(later(9)))
  const { rows } = await query('select count(*)::int as n from search_segments where retired_at is not null')
  expect(rows[0].n).toBe(0)
})

test('the thread builds what is built here', async () => {
  const thread = openSegmentBuilder()
  const documents = [1, 2].map((id) => ({ id, text: `弹幕 ${id}0`, author: 1, place: 2, room: 3 }))
  const built = await thread.build(documents)
  expect(built).toEqual(buildSegment(documents))
  expect(await thread.merge([{ ...built, dead: new Set([0]) }])).toEqual(buildSegment(documents.slice(1)))
  await thread.close()
})

const text = fc.stringMatching(/^[ab弹幕糖 1]{0,10}$/)
const change = fc.oneof(
  fc.record({ do: fc.constant('write' as const), id: fc.integer({ min: 1, max: 30 }), text }),
  fc.record({ do: fc.constant('hide' as const), id: fc.integer({ min: 1, max: 30 }) }),
  fc.record({ do: fc.constant('drop' as const), id: fc.integer({ min: 1, max: 30 }) }),
  fc.record({ do: fc.constant('step' as const) }),
  fc.record({ do: fc.constant('merge' as const) }),
)

test('whatever happens to the rows, two processes find what looking at each row finds', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(change, { maxLength: 60 }),
      fc.array(text, { maxLength: 4 }),
      async (changes, queries) => {
        await empty()
        const indexer = indexerOf()
        const [one, other] = [
          openIndex(source, new PageCache(20_000), shareRead(readSnapshots)),
          openIndex(source, new PageCache(1e6), shareRead(readSnapshots)),
        ]
        for (const [n, what] of changes.entries()) {
          if (what.do === 'write')
            await query(
              `insert into search_test (id, text) values ($1, $2) on conflict (id) do update set text = $2, seen = true`,
              [what.id, what.text],
            )
          if (what.do === 'hide') await query('update search_test set seen = not seen where id = $1', [what.id])
          if (what.do === 'drop') await query('delete from search_test where id = $1', [what.id])
          if (what.do === 'step') await indexer.step()
          if (what.do === 'merge') await finish(indexer)
          if (n % 7 === 0) await find('弹幕', one)
        }
        // One process has followed the changes, the other one begins now.
        await finish(indexer)
        for (const typed of ['弹幕', 'ab', ...queries]) {
          if (termsOf(typed).terms.length === 0) continue
          const wanted = await holding(typed)
          expect(await find(typed, one)).toEqual(wanted)
          expect(await find(typed, other)).toEqual(wanted)
          expect(await find(typed, other, 3)).toEqual(wanted.slice(0, 3))
        }
      },
    ),
    { numRuns: 25 },
  )
}, 120_000)
