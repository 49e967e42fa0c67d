import type { ReadDb } from '#kit/db/database.ts'
import type { ReplayFilter } from '../../rules/replay-filters.ts'
import { facetConditions } from './filter-sql.ts'

export interface Facets {
  /** Facet ids as a PostgreSQL array literal, `{3,14}`: they are only passed on to other statements. */
  readonly ids: string
  readonly size: number
  /** Number of live replays with one of these facets. */
  readonly found: number
}

/**
 * The facets that match a filter, including facets that only removed or held replays have. Null if the filter has no
 * condition on a facet field.
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

/** Number of all live replays. */
export async function countAll(db: ReadDb): Promise<number> {
  const [row] = await db.named<{ found: number }>(allStatement, [])
  return row?.found ?? 0
}

const allStatement = {
  name: 'replays-all',
  sql: 'select coalesce(sum(replays), 0)::integer as found from replay_games',
}
