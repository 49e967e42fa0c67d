import type { PersonalData } from '../members/personal-data.ts'
import './tables.ts'

/** Personal data: what was drawn for a member. Seeds are not theirs to take along before the day is over, and say nothing after. */
export const drawsData: PersonalData = {
  name: 'draws',
  tables: ['member_seeds', 'member_draws'],
  export: (db, member) =>
    db
      .selectFrom('member_draws')
      .select(['day', 'kind', 'subject', 'count', 'terms', 'outcome', 'at'])
      .where('member', '=', member)
      .orderBy('id')
      .execute(),
  stands: () => Promise.resolve(false),
  forget: async (tx, member) => {
    await tx.deleteFrom('member_draws').where('member', '=', member).execute()
    await tx.deleteFrom('member_seeds').where('member', '=', member).execute()
  },
}
