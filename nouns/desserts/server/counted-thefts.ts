import type { CountedGifts } from '#core/gift-weeks/gift-weeks.ts'
import './tables.ts'

/** What a dessert stole counts as received by its owner. */
export const countedThefts: CountedGifts = {
  in: async (db, { accounts, since }) => {
    const stolen = await db
      .selectFrom('dessert_outings')
      .select(['worth', 'ended_at'])
      .where('member', 'in', [...accounts])
      .where('worth', '>', 0)
      .where('ended_at', '>', since)
      .execute()
    return stolen.flatMap(({ worth, ended_at }) => (ended_at ? [{ worth, at: ended_at }] : []))
  },
}
