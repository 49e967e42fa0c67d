import type { PersonalData } from '#core/members/personal-data.ts'
import { holdsAny } from '#core/members/staff/holds-any.ts'
import '../tables.ts'

/** Personal data: clubs a member keeps, clubs they proposed, and floors they hid. */
export const keepingData: PersonalData = {
  name: 'clubKeeping',
  tables: ['club_keepers', 'club_proposals', 'floor_hidings'],
  export: async (db, member) => ({
    keeps: await db
      .selectFrom('club_keepers')
      .select(['club', 'at'])
      .where('member', '=', member)
      .orderBy('at')
      .execute(),
    proposals: await db
      .selectFrom('club_proposals')
      .select(['name', 'intro', 'reason', 'keeper', 'at', 'state', 'decision', 'decided_at', 'club'])
      .where('proposer', '=', member)
      .orderBy('id')
      .execute(),
    hidings: await db
      .selectFrom('floor_hidings as h')
      .innerJoin('floors as f', 'f.id', 'h.floor')
      .select(['f.topic', 'f.number', 'h.reason', 'h.at', 'h.decided_at', 'h.upheld'])
      .where('h.member', '=', member)
      .orderBy('h.at')
      .execute(),
  }),
  stands: (db, member) =>
    holdsAny(db, member, [
      ['club_keepers', 'member'],
      ['club_proposals', 'proposer'],
      ['floor_hidings', 'member'],
    ]),
  forget: async (tx, member) => {
    await tx.deleteFrom('club_keepers').where('member', '=', member).execute()
    await tx.deleteFrom('club_proposals').where('proposer', '=', member).execute()
    await tx.updateTable('club_proposals').set({ keeper: null }).where('keeper', '=', member).execute()
    await tx.updateTable('club_proposals').set({ decided_by: null }).where('decided_by', '=', member).execute()
    await tx.deleteFrom('floor_hidings').where('member', '=', member).execute()
  },
}
