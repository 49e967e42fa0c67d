import { reasonOf } from '#rules/ledger/reasons.ts'
import type { PersonalData } from '../members/personal-data.ts'
import './tables.ts'

/**
 * Personal data: what a member's acts brought, sign-in days and paid records. Givers of likes are left out of the file:
 * they are not the member's own. Spent contents name nobody.
 */
export const rewardsData: PersonalData = {
  name: 'rewards',
  tables: ['rewards', 'sign_in_days', 'rewarded_records'],
  export: async (db, member) => {
    const rewards = await db
      .selectFrom('rewards')
      .select(['reason', 'kind', 'subject', 'day', 'amount', 'at', 'taken_at'])
      .where('member', '=', member)
      .orderBy('at')
      .execute()
    return {
      rewards: rewards.map((row) => ({ ...row, reason: reasonOf(row.reason) })),
      signInDays: await db
        .selectFrom('sign_in_days')
        .select(['day', 'streak', 'power'])
        .where('member', '=', member)
        .orderBy('day')
        .execute(),
      records: await db
        .selectFrom('rewarded_records')
        .select(['game', 'type', 'iscore'])
        .where('member', '=', member)
        .execute(),
    }
  },
  stands: () => Promise.resolve(false),
  forget: async (tx, member) => {
    // The account can neither give nor get any more, so its keys need not stay spent.
    await tx
      .deleteFrom('rewards')
      .where((is) => is.or([is('giver', '=', member), is('member', '=', member)]))
      .execute()
    await tx.deleteFrom('sign_in_days').where('member', '=', member).execute()
    await tx.deleteFrom('rewarded_records').where('member', '=', member).execute()
  },
}
