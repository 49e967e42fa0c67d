import type { PersonalData } from '../members/personal-data.ts'
import { holdsAny } from '../members/staff/holds-any.ts'
import { exportAboutThings } from '../things/export-about-things.ts'
import type { ReportedKind } from './reported-kind.ts'
import './tables.ts'

const columns = 'r.about, r.reason, r.at, r.state, r.verdict, r.decision, r.done_at'
const exported = { table: 'reports', by: 'reporter', columns } as const

/** Personal data: the reports a member made. Reports they handled as staff stay, without their name. */
export const reportsData = (kinds: readonly ReportedKind[]): PersonalData => ({
  name: 'reports',
  // Rows of `waiting` are exported and forgotten with the posts themselves.
  tables: ['reports', 'waiting'],
  export: (db, member) => exportAboutThings(db, exported, { kinds, member }),
  stands: (db, member) => holdsAny(db, member, [['reports', 'reporter']]),
  forget: async (tx, member) => {
    await tx.deleteFrom('reports').where('reporter', '=', member).execute()
    await tx.updateTable('reports').set({ taker: null }).where('taker', '=', member).execute()
  },
})

/** Personal data: what a member of bomb level 8 said about reports. What was decided stays in the staff log. */
export const judgementsData: PersonalData = {
  name: 'judgements',
  tables: ['judgements'],
  export: (db, member) =>
    db
      .selectFrom('judgements')
      .select(['kind', 'report', 'verdict', 'reason', 'at'])
      .where('member', '=', member)
      .orderBy('at')
      .execute(),
  stands: (db, member) => holdsAny(db, member, [['judgements', 'member']]),
  forget: async (tx, member) => {
    await tx.deleteFrom('judgements').where('member', '=', member).execute()
  },
}

/** Personal data: which posts were compared lately, and when. The fingerprints themselves say nothing to anybody. */
export const printsData: PersonalData = {
  name: 'comparedPosts',
  tables: ['post_prints'],
  export: (db, member) =>
    db
      .selectFrom('post_prints')
      .select(['kind', 'subject', 'at'])
      .distinct()
      .where('member', '=', member)
      .orderBy('at')
      .execute(),
  stands: async () => false,
  forget: async (tx, member) => {
    await tx.deleteFrom('post_prints').where('member', '=', member).execute()
  },
}
