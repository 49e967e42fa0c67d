import type { ReadDb } from '#kit/db/database.ts'

/** A table whose rows get their ids in the order of their times, or nearly so. */
export interface TimedTable {
  readonly table: string
  readonly at: string
}

/** The id from which on rows are not older than `time`, found by halving: some twenty reads of the primary key. */
export async function idAt(db: ReadDb, { table, at }: TimedTable, time: Date): Promise<number> {
  const [end] = await db.named<{ last: number }>(
    { name: `last-id-${table}`, sql: `select coalesce(max(id), 0) as last from ${table}` },
    [],
  )
  let [low, high] = [1, (end?.last ?? 0) + 1]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    const [row] = await db.named<{ id: number; at: Date }>(
      { name: `id-at-${table}`, sql: `select id, ${at} as at from ${table} where id >= $1 order by id limit 1` },
      [middle],
    )
    if (row && row.at < time) low = row.id + 1
    else high = middle
  }
  return low
}
