import type { PersonalData } from '#core/members/personal-data.ts'
import './tables.ts'

/** Personal data: a member's appeals against decisions of staff. */
export const appealsData: PersonalData = {
  name: 'appeals',
  tables: ['appeals'],
  export: (db, member) =>
    db
      .selectFrom('appeals')
      .select(['about', 'text', 'at', 'state', 'answer', 'decided_at'])
      .where('member', '=', member)
      .orderBy('at')
      .execute(),
  stands: () => Promise.resolve(false),
  forget: async (tx, member) => {
    await tx.deleteFrom('appeals').where('member', '=', member).execute()
  },
}
