import type { StakeSlip } from '@patisserie/contract/bet-slip'
import type { bets } from '@patisserie/contract/bets'
import { refuseEntered } from '../../core/members/not-entered.ts'
import type { Outcome, Shared } from '../../kit/http/call.ts'
import { Refusal } from '../../kit/http/refusal.ts'
import { bettorsFor, lockBettors } from './bettor.ts'
import { keepStakes } from './keep-stakes.ts'
import { type MayStake, priceStakes, type Staking } from './price-stakes.ts'
import { findBet, lockOpenBet } from './stored-bet.ts'

type Waits = Pick<Shared<typeof bets.calls.place>, 'laneOf' | 'admit'>

/** Stakes on one event share transactions: the event and its commit would otherwise be waited for by each of them. */
const onOneEvent: Waits = {
  laneOf: ({ bocaiName }) => bocaiName,
  admit: ({ member }) => refuseEntered(member),
}

/** POST /placeBet */
export const placeStake: Shared<typeof bets.calls.place> = {
  ...onOneEvent,
  runAll: (calls) =>
    takeStakes(calls, ({ input, refuse }, bet, bettor) => {
      const again = bet.multi ? bettor.options.includes(input.option) : bettor.options.length > 0
      if (again) refuse('alreadyBet')
      if (!bet.multi && bettor.hasStaked) refuse('otherStaked')
    }),
}

/** POST /raiseBet */
export const raiseStake: Shared<typeof bets.calls.raise> = {
  ...onOneEvent,
  runAll: (calls) =>
    takeStakes(calls, ({ input, refuse }, bet, bettor) => {
      if (!bet.multi) refuse('singleRaise')
      if (!bettor.options.includes(input.option)) refuse('notStaked')
    }),
}

/**
 * Takes stakes of different members on one event. Locks in this order: the people, the event, and the ledger last. The statements up
 * to the lock of the event are sent together, and one more writes everything, so that a busy event is held for two round trips.
 */
async function takeStakes<C extends Staking>(
  calls: readonly C[],
  mayStake: MayStake<C>,
): Promise<readonly Outcome<StakeSlip>[]> {
  const [first, last] = [calls[0], calls.at(-1)]
  if (!first || !last) return []
  const { db } = first
  const { bocaiName: name } = first.input
  const { now } = last
  const members = calls.map(({ member }) => member.id)
  // In this order on one connection: each sees what the transactions before its locks have written.
  const [, bettors, bet] = await Promise.all([
    lockBettors(db, members),
    bettorsFor(db, { name, members, now }),
    lockOpenBet(db, name, first.now),
  ])
  if (!bet) {
    const code = (await findBet(db, name))?.opened_at ? 'betOver' : 'betUnknown'
    return calls.map(() => ({ refusal: new Refusal({ code }) }))
  }
  const { taken, outcomes } = await priceStakes(calls, { bet, bettors, mayStake, now })
  if (taken.length > 0) await keepStakes(db, { bet, taken, now })
  return outcomes
}
