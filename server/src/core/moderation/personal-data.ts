import { sql } from 'kysely'
import type { Tx } from '../../kit/db/database.ts'
import { holdsAny } from '../members/holds-any.ts'
import type { PersonalData } from '../members/personal-data.ts'
import type { Reading } from '../members/reads.ts'
import type { ReportedKind } from './reported-kind.ts'
import './tables.ts'

/** The reports a member made, of every kind; those they handled as staff are left without a name. */
export const reportsData = (kinds: readonly ReportedKind[]): PersonalData => ({
  name: 'reports',
  // What waits is exported, and forgotten, with the posts themselves.
  tables: ['reports', 'waiting'],
  export: async (db, member) => {
    const entries: [string, unknown][] = []
    for (const kind of kinds) entries.push([kind.kind, await reportsOf(db, kind, member)])
    return Object.fromEntries(entries)
  },
  stands: (db, member) => holdsAny(db, member, [['reports', 'reporter']]),
  forget: async (tx, member) => {
    await tx.deleteFrom('reports').where('reporter', '=', member).execute()
    await tx.updateTable('reports').set({ taker: null }).where('taker', '=', member).execute()
  },
})

async function reportsOf(db: Reading, { kind, table, exported }: ReportedKind, member: number): Promise<unknown[]> {
  const { rows } = await sql`select ${sql.raw(exported)}, p.reason, p.at, p.state, p.verdict, p.decision, p.done_at
    from reports p join ${sql.table(table)} thing on thing.id = p.subject
    where p.kind = ${kind} and p.reporter = ${member} order by p.at, p.id`.execute(db as Tx) // only reads
  return rows
}
