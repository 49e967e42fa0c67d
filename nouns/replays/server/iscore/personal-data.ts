import type { PersonalData } from '#core/members/personal-data.ts'
import { holdsAny } from '#core/members/staff/holds-any.ts'
import { askRecount } from './ask-recount.ts'
import './tables.ts'

/**
 * Personal data: a member's runs on the board and staff decisions about them. Must be forgotten after the replays,
 * because the board is computed from those.
 */
export const iscoreData: PersonalData = {
  name: 'iscore',
  tables: ['pilot_claims', 'iscore_decisions', 'iscore_runs', 'iscore_sums', 'iscore_firsts'],
  export: async (db, member) => ({
    sums: await db
      .selectFrom('iscore_sums')
      .select(['game', 'points'])
      .where('member', '=', member)
      .orderBy('game')
      .execute(),
    runs: await db
      .selectFrom('iscore_runs')
      .select(['replay', 'kind', 'value', 'doubt', 'standing', 'wait'])
      .where('member', '=', member)
      .orderBy('replay')
      .execute(),
    decisions: await db
      .selectFrom('iscore_decisions')
      .select(['replay', 'kind', 'pass', 'reason', 'at'])
      .where('member', '=', member)
      .orderBy('at')
      .execute(),
    signature_claims: await db
      .selectFrom('pilot_claims')
      .select(['signature', 'replay', 'note', 'state', 'at', 'decided_at', 'reason'])
      .where('member', '=', member)
      .orderBy('id')
      .execute(),
    world_firsts: await db
      .selectFrom('iscore_firsts')
      .select(['game', 'difficulty', 'shot', 'kind', 'replay', 'at'])
      .where('member', '=', member)
      .orderBy('at')
      .execute(),
  }),
  stands: (db, member) =>
    holdsAny(db, member, [
      ['pilot_claims', 'member'],
      ['iscore_firsts', 'member'],
    ]),
  // `iscore_firsts` is kept with the member's id, so that nobody else gets the same world-first.
  forget: async (tx, member) => {
    await tx.deleteFrom('pilot_claims').where('member', '=', member).execute()
    await tx.deleteFrom('iscore_decisions').where('member', '=', member).execute()
    await tx.deleteFrom('iscore_runs').where('member', '=', member).execute()
    const gone = await tx.deleteFrom('iscore_sums').where('member', '=', member).returning('game').execute()
    // Records that this member held may now belong to other members.
    if (gone.length > 0) await askRecount(tx, { all: true })
  },
}
