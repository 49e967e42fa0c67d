import type { PersonalData } from '../members/personal-data.ts'
import './tables.ts'

/** Personal data: a member's drafts. */
export const draftsData: PersonalData = {
  name: 'drafts',
  tables: ['drafts'],
  export: (db, member) =>
    db
      .selectFrom('drafts')
      .select(['place', 'title', 'document', 'at'])
      .where('member', '=', member)
      .orderBy('version')
      .execute(),
  stands: () => Promise.resolve(false),
  forget: async (tx, member) => {
    await tx.deleteFrom('drafts').where('member', '=', member).execute()
  },
}
