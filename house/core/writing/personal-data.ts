import type { PersonalData } from '../members/personal-data.ts'
import './tables.ts'

/** Personal data: a member's own emoji. */
export const emojiData: PersonalData = {
  name: 'emoji',
  tables: ['own_emoji'],
  export: (db, member) =>
    db.selectFrom('own_emoji').select(['src', 'at']).where('member', '=', member).orderBy('id').execute(),
  stands: () => Promise.resolve(false),
  forget: async (tx, member) => {
    await tx.deleteFrom('own_emoji').where('member', '=', member).execute()
  },
}
