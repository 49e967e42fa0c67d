import { sql } from 'kysely'
import type { Reading } from '#core/members/reads.ts'
import { emptyPool, type Pool } from '../../rules/odds.ts'
import { pointStep } from '../chart-points.ts'
import { openingOf, poolIn, type StoredBet } from '../stored-bet.ts'
import { oddsNow } from './odds-now.ts'

/**
 * Odds and shares over time: one point at the opening and one after stakes, thinned evenly where there are many. The last point is
 * what stands now.
 */
export async function oddsChart(db: Reading, bet: StoredBet, shares: boolean) {
  const opening = openingOf(bet)
  const pointOf = (at: Date, pool: Pool) => {
    const odds = oddsNow(opening, pool, { shares })
    return {
      TIME: at.toISOString(),
      FACTORS: odds.map(({ FACTOR }) => FACTOR),
      SHARES: shares ? odds.map(({ SHARE }) => SHARE) : [],
    }
  }
  const [kept, last] = await Promise.all([
    db
      .selectFrom('bet_points')
      .select(['at', 'staked', 'promised'])
      .where('bet', '=', bet.id)
      .where('stakes', '<', bet.stakes)
      .where(sql<boolean>`stakes % ${pointStep(bet.stakes)} = 0`)
      .orderBy('stakes')
      .execute(),
    db
      .selectFrom('bet_stakes')
      .select('at')
      .where('bet', '=', bet.id)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst(),
  ])
  return {
    points: [
      pointOf(bet.opened_at ?? bet.asked_at, emptyPool(opening)),
      ...kept.map(({ at, ...pool }) => pointOf(at, pool)),
      ...(last ? [pointOf(last.at, poolIn(bet))] : []),
    ],
  }
}
