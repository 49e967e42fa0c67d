import { announce } from '#kit/db/announce.ts'
import type { LiveTopic } from '#kit/live/topic.ts'
import { factorOf } from '../rules/odds.ts'
import { thousandths } from './reads/odds-now.ts'
import { openingOf, poolIn, type StoredBet } from './stored-bet.ts'

/** Announces, at commit, that the odds of an event moved or that it went on. */
export const tellOdds = (tx: object, name: string): void => announce(tx, `bet:${name}`)

/** Events that one browser can follow at once; further ids are ignored. */
const most = 40

/**
 * Live state of open pages with events: the payout factors, which everybody sees, numbers that move with each stake, step
 * and comment. Shares are not in it: who sees them depends on who asks. Named by ids: `?bet=a,b`.
 */
export const liveBet: LiveTopic = {
  name: 'bet',
  subjects: ({ asked }) =>
    [...new Set(asked.split(','))].filter((name) => /^[A-Za-z0-9]{3,30}$/.test(name)).slice(0, most),
  state: async (db, name) => {
    const [row] = await db.named<StoredBet & { readonly step: number; readonly comments: number }>(stateStatement, [
      name,
    ])
    if (!row) return null
    const [opening, pool] = [openingOf(row), poolIn(row)]
    const isHidden = opening.oddsType === 'ending'
    return {
      stakes: row.stakes,
      bettors: row.bettors,
      step: row.step,
      comments: row.comments,
      factors: row.odds.map((_, option) => (isHidden ? 1_000 : thousandths(factorOf(opening, pool, option)))),
    }
  },
}

const stateStatement = {
  name: 'bet-live',
  sql: `select resource, odds_type, base, odds, staked, promised, stakes, bettors, comments,
      (proposed_at is not null)::int + (decided_at is not null)::int + (settling_at is not null)::int
        + (paid_at is not null)::int as step
    from bets where name = $1 and opened_at is not null`,
}
