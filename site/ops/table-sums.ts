import type pg from 'pg'
import { quoted, type TableShape, tablesOf } from './catalog.ts'

/** A table's rows in figures: two databases with the same figures hold the same rows, in whatever order. */
export interface TableSums {
  readonly name: string
  readonly rows: number
  /** By column: the sum of the hashes of each row's key and value. */
  readonly columns: Readonly<Record<string, string>>
}

/** The figures of every table as of one moment. A table without a primary key is summed column by column. */
export async function tableSums(client: pg.ClientBase): Promise<TableSums[]> {
  await client.query('begin isolation level repeatable read read only')
  try {
    // Times are hashed as text.
    await client.query("set local timezone = 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'postgres'")
    const sums: TableSums[] = []
    for (const table of await tablesOf(client)) sums.push(await sumTable(client, table))
    return sums
  } finally {
    await client.query('rollback')
  }
}

async function sumTable(client: pg.ClientBase, { name, columns }: TableShape): Promise<TableSums> {
  const key = await keyOf(client, name)
  const sums = columns.map((column) => {
    const cells = [...key, column].map((each) => `t.${quoted(each)}`).join(', ')
    return `coalesce(sum(('x' || left(md5(row(${cells})::text), 16))::bit(64)::bigint), 0)::text`
  })
  const { rows } = await client.query<{ rows: number; sums: string[] }>(
    `select count(*)::integer as rows, array[${sums.join(', ')}]::text[] as sums from public.${quoted(name)} t`,
  )
  const [found] = rows
  return {
    name,
    rows: found?.rows ?? 0,
    columns: Object.fromEntries(columns.map((column, n) => [column, found?.sums[n] ?? '0'])),
  }
}

async function keyOf(client: pg.ClientBase, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select a.attname as name from pg_index i
     join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
     where i.indisprimary and i.indrelid = $1::regclass order by a.attnum`,
    [`public.${quoted(table)}`],
  )
  return rows.map(({ name }) => name)
}

/** What differs, a line each; columns and tables that only one of them has are named. */
export function compareSums(before: readonly TableSums[], after: readonly TableSums[]): string[] {
  const then = new Map(before.map((table) => [table.name, table]))
  const now = new Map(after.map((table) => [table.name, table]))
  const names = [...new Set([...then.keys(), ...now.keys()])].sort()
  return names.flatMap((name) => {
    const [a, b] = [then.get(name), now.get(name)]
    if (!a) return [`${name}: new, ${b?.rows} rows`]
    if (!b) return [`${name}: gone, ${a.rows} rows before`]
    return compareTable(a, b)
  })
}

function compareTable(a: TableSums, b: TableSums): string[] {
  const lines: string[] = []
  if (a.rows !== b.rows) lines.push(`${a.name}: ${a.rows} rows before, ${b.rows} now`)
  const added = Object.keys(b.columns).filter((column) => !(column in a.columns))
  const gone = Object.keys(a.columns).filter((column) => !(column in b.columns))
  const other = Object.keys(a.columns).filter(
    (column) => column in b.columns && a.columns[column] !== b.columns[column],
  )
  if (added.length > 0) lines.push(`${a.name}: new columns ${added.join(', ')}`)
  if (gone.length > 0) lines.push(`${a.name}: columns gone ${gone.join(', ')}`)
  if (other.length > 0) lines.push(`${a.name}: other contents in ${other.join(', ')}`)
  return lines
}
