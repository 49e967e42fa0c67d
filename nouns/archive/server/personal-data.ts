import type { PersonalData } from '#core/members/personal-data.ts'
import { holdsAny } from '#core/members/staff/holds-any.ts'
import './tables.ts'

/**
 * Personal data: archived runs a member owns, and their claims. The runs come from the old scoreboards, so forgetting
 * only removes their owner.
 */
export const archiveData: PersonalData = {
  name: 'archive',
  tables: ['archived_runs', 'archived_claims'],
  export: async (db, member) => ({
    owned: await db
      .selectFrom('archived_runs')
      .select(['id', 'game', 'difficulty', 'shot', 'route', 'score', 'played', 'pilot'])
      .where('owner', '=', member)
      .orderBy('id')
      .execute(),
    claims: await db
      .selectFrom('archived_claims')
      .select(['run', 'reason', 'replay', 'state', 'at', 'decided_at', 'answer'])
      .where('member', '=', member)
      .orderBy('id')
      .execute(),
  }),
  stands: (db, member) =>
    holdsAny(db, member, [
      ['archived_runs', 'owner'],
      ['archived_claims', 'member'],
    ]),
  forget: async (tx, member) => {
    await tx.deleteFrom('archived_claims').where('member', '=', member).execute()
    await tx.updateTable('archived_claims').set({ taken_by: null }).where('taken_by', '=', member).execute()
    await tx.updateTable('archived_runs').set({ owner: null }).where('owner', '=', member).execute()
  },
}
