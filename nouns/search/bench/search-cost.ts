import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '#kit/postgres/start-embedded-postgres.ts'

/** What the search index takes: its size a row of each kind, and what queuing a post adds to its insert. */
export async function printSearchCost(dataFolder: string): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataDir: join(dataFolder, 'postgres') })
  const client = new pg.Client({ ...postgres.connection })
  await client.connect()
  try {
    await printSizes(client)
    await printInserts(client)
  } finally {
    await client.end()
    await postgres.stop()
  }
}

async function printSizes(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ kind: string; documents: number; pages: number; held: number }>(
    `select s.kind, sum(s.documents)::integer as documents, sum(length(s.ids) + length(s.columns) + length(s.directory)) as held,
      sum((select sum(length(p.data)) from search_pages p where p.seg = s.seg)) as pages
    from search_segments s where s.retired_at is null group by s.kind order by s.kind`,
  )
  for (const { kind, documents, pages, held } of rows) {
    const each = (bytes: number) => (Number(bytes) / documents).toFixed(0)
    console.log(
      `index of ${kind}: ${documents} rows, ${each(pages)} bytes of pages a row, ${each(held)} in the memory of each process`,
    )
  }
  const [size] = (
    await client.query(`select pg_size_pretty(pg_total_relation_size('search_pages')) as pages,
      pg_size_pretty(pg_total_relation_size('floors')) as floors`)
  ).rows
  console.log(`on disk: pages ${size.pages}; the floors themselves ${size.floors}`)
}

const inserted = 2_000

/** Inserts copies of floors and takes them back, with what PostgreSQL says each trigger took. */
async function printInserts(client: pg.Client): Promise<void> {
  const { rows: columns } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_name = 'floors' and is_identity = 'NO' and is_generated = 'NEVER' order by ordinal_position`,
  )
  const names = columns.map(({ name }) => name)
  const values = names.map((name) => (name === 'number' ? 'f.number + 1000000' : `f.${name}`))
  const insert = `insert into floors (${names.join(', ')}) select ${values.join(', ')} from floors f order by f.id desc limit ${inserted}`
  const took: { total: number; queue: number }[] = []
  for (let run = 0; run < 5; run++) {
    await client.query('begin')
    const { rows } = await client.query(`explain (analyze, format json) ${insert}`)
    await client.query('rollback')
    const [plan] = rows[0]['QUERY PLAN'] as [PlanOfInsert] // as PostgreSQL writes it
    const queue = plan.Triggers.filter((each) => each['Trigger Name'].includes('searched'))
    took.push({ total: plan['Execution Time'], queue: queue.reduce((all, each) => all + each.Time, 0) })
  }
  const [best] = took.sort((a, b) => a.total - b.total)
  const micros = (ms = 0) => ((ms * 1_000) / inserted).toFixed(0)
  console.log(
    `a floor inserted in PostgreSQL: ${micros(best?.total)} µs, of them ${micros(best?.queue)} µs to queue it for the search`,
  )
}

interface PlanOfInsert {
  readonly 'Execution Time': number
  readonly Triggers: readonly { readonly 'Trigger Name': string; readonly Time: number }[]
}
