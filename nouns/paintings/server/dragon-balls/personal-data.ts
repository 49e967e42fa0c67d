import type { PersonalData } from '#core/members/personal-data.ts'
import { holdsAny } from '#core/members/staff/holds-any.ts'
import './tables.ts'

/**
 * Personal data: the works of a member that became balls, and the desserts that they bring. A closed round keeps its
 * balls, without the name.
 */
export const dragonBallsData: PersonalData = {
  name: 'dragonBalls',
  tables: ['dragon_balls', 'dragon_declined', 'pending_desserts'],
  export: async (db, member) => ({
    balls: await db
      .selectFrom('dragon_balls')
      .select(['character', 'round', 'ball', 'painting', 'at'])
      .where('member', '=', member)
      .orderBy('at')
      .execute(),
    desserts: await db
      .selectFrom('pending_desserts')
      .select(['character', 'round', 'ball', 'painting', 'at', 'paid_at'])
      .where('member', '=', member)
      .orderBy('at')
      .execute(),
  }),
  stands: (db, member) => holdsAny(db, member, [['dragon_balls', 'member']]),
  forget: async (tx, member) => {
    await tx.deleteFrom('pending_desserts').where('member', '=', member).execute()
    await tx.updateTable('dragon_balls').set({ member: null }).where('member', '=', member).execute()
    await tx.updateTable('dragon_balls').set({ set_by: null }).where('set_by', '=', member).execute()
    await tx.updateTable('dragon_declined').set({ declined_by: null }).where('declined_by', '=', member).execute()
  },
}
