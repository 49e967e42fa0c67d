import { sql } from 'kysely'
import type { Reading } from '#core/members/reads.ts'
import type { Tx } from '#kit/db/database.ts'
import type { BetRow } from '../../contract/bet-rows.ts'
import { stakeResourceOf } from '../../rules/stake-resource.ts'
import { areStakesShown } from '../../rules/stakes-shown.ts'
import { openingOf, poolIn, type StoredBet, type StoredObjections, shownPhase, stakedOn } from '../stored-bet.ts'
import { oddsNow } from './odds-now.ts'

export interface StoredOption {
  readonly label: string
  readonly picture: string
}

interface Shown {
  readonly objections: StoredObjections
  readonly options: readonly StoredOption[]
  /** Who looks has staked. */
  readonly hasStaked: boolean
  readonly now: Date
}

export const seesStakes = (bet: StoredBet, hasStaked: boolean, now: Date): boolean =>
  areStakesShown({ oddsType: bet.odds_type, mode: bet.show_bets, isOver: now >= bet.deadline }, hasStaked)

/** An event as lists show it. */
export function betRow(bet: StoredBet, { objections, options, hasStaked, now }: Shown): BetRow {
  const shares = seesStakes(bet, hasStaked, now)
  const { phase, until } = shownPhase(bet, objections, now)
  const odds = oddsNow(openingOf(bet), poolIn(bet), { shares })
  return {
    NAME: bet.name,
    TITLE: bet.title,
    CATEGORY: bet.category,
    RESOURCE: stakeResourceOf(bet.resource),
    TYPE: bet.odds_type,
    MULTI: bet.multi ? 'Y' : 'N',
    SHOWBETS: bet.show_bets,
    OFMEMBER: bet.of_member ? 'Y' : 'N',
    BASE: bet.base,
    OPENED: (bet.opened_at ?? bet.asked_at).toISOString(),
    DEADLINE: bet.deadline.toISOString(),
    PHASE: phase,
    UNTIL: until?.toISOString() ?? '',
    OPTIONS: odds.map((each, n) => ({ LABEL: options[n]?.label ?? '', PICTURE: options[n]?.picture ?? '', ...each })),
    BETTORS: bet.bettors,
    STAKED: shares ? stakedOn(bet) : -1,
    WINNER: bet.proposed_at && bet.winner !== null ? bet.winner : -1,
    NORESULT: (bet.proposed_at && bet.winner === null) || bet.refunded ? 'Y' : 'N',
  }
}

/** The options of events, in their order. */
export async function optionsOf(
  db: Reading,
  bets: readonly number[],
): Promise<(bet: number) => readonly StoredOption[]> {
  if (bets.length === 0) return () => []
  const { rows } = await sql<StoredOption & { bet: number }>`-- bet-options
    select bet, label, picture from bet_options where bet = any(${[...bets]}::bigint[]) order by bet, n`.execute(
    db as Tx,
  ) // a plain select
  const found = Map.groupBy(rows, ({ bet }) => bet)
  return (bet) => found.get(bet) ?? []
}
