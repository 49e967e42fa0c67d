import type { PersonalData } from '#core/members/personal-data.ts'
import { holdsAny } from '#core/members/staff/holds-any.ts'
import './tables.ts'

/** Personal data: what staff did with paintings, which stays without their name. The staff log keeps the act. */
export const paintingDeskData: PersonalData = {
  name: 'paintingDesk',
  tables: ['hidden_paintings', 'rights_claims'],
  export: async (db, member) => ({
    hidden: await db
      .selectFrom('hidden_paintings')
      .select(['painting', 'reason', 'at'])
      .where('hidden_by', '=', member)
      .orderBy('at')
      .execute(),
    claims: await db
      .selectFrom('rights_claims')
      .select(['id', 'verdict', 'decided_at'])
      .where('decided_by', '=', member)
      .orderBy('id')
      .execute(),
  }),
  stands: (db, member) => holdsAny(db, member, [['hidden_paintings', 'hidden_by']]),
  forget: async (tx, member) => {
    await tx.updateTable('rights_claims').set({ decided_by: null }).where('decided_by', '=', member).execute()
    // The work stays hidden by staff: without a name it would look as if reports alone had hidden it.
  },
}
