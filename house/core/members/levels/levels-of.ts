import { sql } from 'kysely'
import type { Levels } from '#rules/people/privileges.ts'
import type { Reading } from '../reads.ts'

/** Columns of `levelColumns`. */
export interface LevelsRow {
  readonly life: number
  readonly bomb: number
}

/** Balance of a resource, by its number, of the member whose table has the alias `m`. */
const balance = (m: string, resource: 0 | 1) =>
  `coalesce((select l.amount from ledger_balances l where l.holder = ${m}.id and l.resource = ${resource}), 0)`

/** SQL columns `life` and `bomb`: the privilege levels of the member whose table has the alias `m`. */
export const levelColumns = (m: string): string => `${balance(m, 0)} as life, ${balance(m, 1)} as bomb`

/** The same columns for a query that is built. */
export const levelSelections = (m: string) => [
  sql<number>`${sql.raw(balance(m, 0))}`.as('life'),
  sql<number>`${sql.raw(balance(m, 1))}`.as('bomb'),
]

export const levelsFrom = ({ life, bomb }: LevelsRow): Levels => ({ life, bomb })

/** A member's privilege levels; every check of a level in a call uses these or `Caller.levels`. */
export const levelsOf = async (db: Reading, member: number): Promise<Levels> => {
  const row = await db
    .selectFrom('members as m')
    .select(levelSelections('m'))
    .where('m.id', '=', member)
    .executeTakeFirstOrThrow()
  return levelsFrom(row)
}
