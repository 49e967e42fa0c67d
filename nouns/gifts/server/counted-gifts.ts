import type { CountedGifts } from '#core/gift-weeks/gift-weeks.ts'
import './tables.ts'

/** Gifts that stand count in the weeks of both. */
export const countedGifts: CountedGifts = { out: standing('giver'), in: standing('receiver') }

function standing(side: 'giver' | 'receiver'): NonNullable<CountedGifts['in']> {
  return (db, { accounts, since }) =>
    db
      .selectFrom('gifts')
      .select(['worth', 'at'])
      .where(side, 'in', [...accounts])
      .where('state', '=', 'given')
      .where('at', '>', since)
      .execute()
}
