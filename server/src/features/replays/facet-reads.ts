import type { ReplayFilter } from '@patisserie/rules/replays/replay-filters'
import type { ReadDb } from '../../kit/db/database.ts'
import { facetConditions } from './filter-sql.ts'

export interface Facets {
  /** As PostgreSQL writes an array, since nobody else reads it: `{3,14}`. */
  readonly ids: string
  readonly size: number
  /** Live replays that have one of them. */
  readonly found: number
}

/**
 * The combinations a filter asks for, also those that only removed or held replays have any more; null where it asks
 * for none of their fields.
 */
export async function facetsOf(db: ReadDb, filter: ReplayFilter): Promise<Facets | null> {
  const conditions = facetConditions(filter)
  if (conditions.length === 0) return null
  const values: unknown[] = []
  const tests = conditions.map(({ sql, value }) => {
    const place = `$${values.push(value)}`
    return sql.replaceAll('$', () => place)
  })
  const sql = `select coalesce(array_agg(id)::text, '{}') as ids, count(*) as size, coalesce(sum(replays), 0)::integer as found
    from replay_facets where ${tests.join(' and ')}`
  const [facets] = await db.named<Facets>({ name: '', sql }, values)
  return facets ?? { ids: '{}', size: 0, found: 0 }
}

/** All live replays. */
export async function countAll(db: ReadDb): Promise<number> {
  const [row] = await db.named<{ found: number }>(allStatement, [])
  return row?.found ?? 0
}

const allStatement = {
  name: 'replays-all',
  sql: 'select coalesce(sum(replays), 0)::integer as found from replay_games',
}
