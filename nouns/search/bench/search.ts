import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import type pg from 'pg'
import { foldText } from '#core/search/fold-text.ts'
import { openIndexer } from '#core/search/indexer.ts'
import { openIndex, type SearchIndex } from '#core/search/open-index.ts'
import { PageCache } from '#core/search/page-cache.ts'
import { openSegmentBuilder } from '#core/search/segment-builder.ts'
import { readSnapshots } from '#core/search/snapshots.ts'
import { termsOf } from '#core/search/terms.ts'
import { type Database, openDatabase } from '#kit/db/database.ts'
import { shareRead } from '#kit/db/share-read.ts'
import { startEmbeddedPostgres } from '#kit/postgres/start-embedded-postgres.ts'
import { fillFolder } from '../../../bench/fill.ts'
import { searchedText, writtenWords } from './searched-texts.ts'

interface SearchBench {
  /** Rows to be searched. */
  readonly size: number
  readonly seconds: number
  readonly folder: string | null
}

const source = {
  kind: 'bench',
  rows: 'select b.id, b.text, b.author, b.place, b.room from searched_rows b where true',
  id: 'b.id',
}

/** Pages of the index that a process keeps, as on a site. */
const cacheBytes = 32 * 1_024 * 1_024
const callers = 10
/** Compared with looking at every row. */
const checked = 40

/**
 * Builds the search index over `--size` made texts, in this process, and searches it: time, size and CPU of the build,
 * then searches by one caller and by ten who wait for each answer. Some answers are compared with looking at every row.
 */
export async function benchSearch({ size, seconds, folder }: SearchBench): Promise<void> {
  const place = folder ?? (await mkdtemp(join(tmpdir(), 'patisserie-bench-')))
  if (!existsSync(join(place, 'postgres'))) await fillFolder(place, (client) => fill(client, size))
  const postgres = await startEmbeddedPostgres({ dataDir: join(place, 'postgres') })
  const db = openDatabase({ ...postgres.connection })
  try {
    await build(db, size)
    await search(db, seconds)
  } finally {
    await db.close()
    await postgres.stop()
    if (folder === null) await rm(place, { recursive: true, force: true })
  }
}

async function fill(client: pg.Client, size: number): Promise<void> {
  await client.query(`create table searched_rows (id integer primary key, text text not null, author integer not null,
    place integer not null, room integer not null)`)
  const batch = 5_000
  for (let from = 0; from < size; from += batch) {
    const texts = Array.from({ length: Math.min(batch, size - from) }, (_, n) => searchedText(from + n))
    await client.query(
      `insert into searched_rows select $1::integer + n, text, 1 + (n * 7919) % 5000, 1 + ($1::integer + n) / 10, 1 + n % 20
       from unnest($2::text[]) with ordinality as t (text, n)`,
      [from, texts],
    )
  }
}

async function build(db: Database, size: number): Promise<void> {
  const builder = openSegmentBuilder()
  const indexer = openIndexer({ db, sources: [source], builder, now: () => new Date() })
  await db.transaction((tx) => indexer.start(tx))
  const [began, cpu] = [performance.now(), process.cpuUsage()]
  while (await indexer.step());
  const used = process.cpuUsage(cpu)
  await builder.close()
  const { rows } = await db.pool.query(`select count(*)::integer as segments, sum(documents)::integer as documents,
      (select sum(length(data)) from search_pages) / greatest(1, sum(documents)) as bytes,
      pg_total_relation_size('search_pages') / greatest(1, sum(documents)) as stored
    from search_segments where retired_at is null`)
  const { segments, documents, bytes, stored } = rows[0]
  const perRow = (micros: number) => `${(micros / size).toFixed(0)} µs`
  console.log(`built in ${((performance.now() - began) / 1_000).toFixed(0)} s: ${documents} rows in ${segments} segments
  CPU of this process a row ${perRow(used.user + used.system)}, pages ${Math.round(bytes)} bytes a row, stored ${Math.round(stored)}`)
}

async function search(db: Database, seconds: number): Promise<void> {
  const index = openIndex(source, new PageCache(cacheBytes), shareRead(readSnapshots))
  const queries = await queriesOf(db)
  const began = performance.now()
  await index.find(db.read, { terms: ['zz'], counts: null, most: 10_000 })
  console.log(`directories read in ${(performance.now() - began).toFixed(0)} ms`)
  for (const [name, some] of Object.entries(queries)) {
    for (const together of [1, callers]) await measure(db, index, { name, queries: some, together, seconds })
  }
  await compare(db, index, Object.values(queries).flat())
}

/** Queries of several kinds, cut out of the texts, so that each finds something. */
async function queriesOf(db: Database): Promise<Readonly<Record<string, readonly string[]>>> {
  const { rows } = await db.pool.query<{ text: string }>(
    'select text from searched_rows where id % greatest(1, (select max(id) / 400 from searched_rows)) = 0 limit 400',
  )
  const han = rows.flatMap(({ text }) => text.match(/\p{Script=Han}{4,}/gu) ?? [])
  const latin = rows.flatMap(({ text }) => text.match(/[a-z]{4,}/g) ?? [])
  const cut = (from: readonly string[], length: number) => from.slice(0, 200).map((run) => run.slice(0, length))
  const [frequent = []] = [writtenWords.slice(0, 30).filter((word) => word.length === 2)]
  return {
    'two characters': cut(han, 2),
    'three characters': cut(han, 3),
    'four characters': cut(han, 4),
    'two words': cut(han, 2).map((one, n) => `${one} ${cut(han, 2)[(n + 1) % 200] ?? one}`),
    'two letters': cut(latin, 2),
    'a word of letters': latin.slice(0, 200),
    'the most frequent pairs': frequent,
    'found nowhere': ['龘靐', 'qxqx', '穝𠮷'],
  }
}

interface Measuring {
  readonly name: string
  readonly queries: readonly string[]
  readonly together: number
  readonly seconds: number
}

async function measure(
  db: Database,
  index: SearchIndex,
  { name, queries, together, seconds }: Measuring,
): Promise<void> {
  const times: number[] = []
  const until = performance.now() + seconds * 1_000
  let next = 0
  let hits = 0
  const caller = async () => {
    while (performance.now() < until) {
      const { terms } = termsOf(queries[next++ % queries.length] ?? '')
      const began = performance.now()
      const found = await index.find(db.read, { terms, counts: null, most: 10_000 })
      times.push(performance.now() - began)
      hits += found.ids.length
    }
  }
  const cpu = process.cpuUsage()
  await Promise.all(Array.from({ length: together }, caller))
  const used = process.cpuUsage(cpu)
  times.sort((a, b) => a - b)
  const at = (part: number) => (times[Math.floor(times.length * part)] ?? 0).toFixed(1)
  console.log(
    `${name.padEnd(24)} ${String(together).padStart(2)} callers  ${(times.length / seconds).toFixed(0).padStart(6)}/s  p50 ${at(0.5)}  p99 ${at(0.99)} ms  CPU ${((used.user + used.system) / 1_000 / times.length).toFixed(2)} ms  ${Math.round(hits / times.length)} hits`,
  )
}

async function compare(db: Database, index: SearchIndex, queries: readonly string[]): Promise<void> {
  const { rows } = await db.pool.query<{ id: number; text: string }>(
    'select id, text from searched_rows order by id desc',
  )
  const folded = rows.map(({ id, text }) => ({ id, text: foldText(text) }))
  let wrong = 0
  const step = Math.max(1, Math.floor(queries.length / checked))
  const some = queries.filter((_, n) => n % step === 0)
  for (const query of some) {
    const { terms } = termsOf(query)
    const wanted = folded.filter(({ text }) => terms.every((term) => text.includes(term))).slice(0, 10_000)
    const { ids } = await index.find(db.read, { terms, counts: null, most: 10_000 })
    if (ids.length !== wanted.length || ids.some((id, n) => id !== wanted[n]?.id)) wrong++
  }
  console.log(`${some.length} searches compared with looking at every row, ${wrong} wrong`)
}
