import type { CountedGifts } from '#core/gift-weeks/gift-weeks.ts'
import { giftWorth } from '#rules/economy/gift-worth.ts'
import './tables.ts'

/** The bases of events that a member opened count as given. */
export const countedBases: CountedGifts = {
  out: async (db, { accounts, since }) => {
    const opened = await db
      .selectFrom('bets')
      .select(['base', 'asked_at as at'])
      .where('opener', 'in', [...accounts])
      .where('of_member', '=', true)
      .where('refused_at', 'is', null)
      .where('asked_at', '>', since)
      .execute()
    return opened.map(({ base, at }) => ({ worth: giftWorth('faith', base), at }))
  },
}
