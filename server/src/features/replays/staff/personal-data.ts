import { holdsAny } from '../../../core/members/holds-any.ts'
import type { PersonalData } from '../../../core/members/personal-data.ts'
import './tables.ts'

/** The reports a member made; those they handled as staff are left without a name. */
export const reportsData: PersonalData = {
  name: 'reports',
  tables: ['replay_reports'],
  export: (db, member) =>
    db
      .selectFrom('replay_reports')
      .select(['replay', 'reason', 'at', 'state', 'verdict', 'decision', 'done_at'])
      .where('reporter', '=', member)
      .orderBy('id')
      .execute(),
  stands: (db, member) => holdsAny(db, member, [['replay_reports', 'reporter']]),
  forget: async (tx, member) => {
    await tx.deleteFrom('replay_reports').where('reporter', '=', member).execute()
    await tx.updateTable('replay_reports').set({ taker: null }).where('taker', '=', member).execute()
  },
}
