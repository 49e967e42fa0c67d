import type { PersonalData } from '../members/personal-data.ts'
import { holdsAny } from '../members/staff/holds-any.ts'
import { dropRelations } from './store.ts'
import './tables.ts'

/** Personal data: whom a member follows and blocks, and who follows them. Who blocks them is data of the others. */
export const relationsData: PersonalData = {
  name: 'relations',
  tables: ['follows', 'blocks'],
  export: async (db, member) => ({
    follows: await db
      .selectFrom('follows')
      .select(['followed', 'at'])
      .where('follower', '=', member)
      .orderBy('at')
      .execute(),
    followers: await db
      .selectFrom('follows')
      .select(['follower', 'at'])
      .where('followed', '=', member)
      .orderBy('at')
      .execute(),
    blocks: await db
      .selectFrom('blocks')
      .select(['blocked', 'at'])
      .where('blocker', '=', member)
      .orderBy('at')
      .execute(),
  }),
  stands: (db, member) => holdsAny(db, member, [['follows', 'follower']]),
  forget: dropRelations,
}
