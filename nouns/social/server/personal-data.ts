import type { PersonalData } from '#core/members/personal-data.ts'
import './tables.ts'

/**
 * Personal data: the numbers that the members' directory orders by. Triggers keep them in step with follows and replays,
 * which are forgotten before.
 */
export const directoryData: PersonalData = {
  name: 'directory',
  tables: ['directory_counts'],
  export: (db, member) =>
    db.selectFrom('directory_counts').select(['followers', 'replays']).where('member', '=', member).executeTakeFirst(),
  stands: async () => false,
  forget: async (tx, member) => {
    await tx.deleteFrom('directory_counts').where('member', '=', member).execute()
  },
}
