import { createHash } from 'node:crypto'
import { refuseEntered } from '#core/members/not-entered.ts'
import { planOnce } from '#kit/db/plan-once.ts'
import type { Outcome, Shared } from '#kit/http/call.ts'
import type { StakeSlip } from '../contract/bet-slip.ts'
import type { bets } from '../contract/bets.ts'
import { bettorsFor, lockBettors } from './bettor.ts'
import { keepStakes } from './keep-stakes.ts'
import { type MayStake, priceStakes, type Staking } from './price-stakes.ts'
import { findBets, lockOpenBets } from './stored-bet.ts'

type Waits = Pick<Shared<typeof bets.calls.place>, 'laneOf' | 'admit'>

/** Transactions that take stakes side by side: more of them have fewer stakes each. */
const lanes = 4

/**
 * Stakes share transactions, those on one event always: they would otherwise wait for each other's commit. What holds up one event, or
 * one person, holds up a part of the others.
 */
const inLanes: Waits = {
  laneOf: ({ bocaiName }) => String((createHash('sha1').update(bocaiName).digest()[0] ?? 0) % lanes),
  admit: ({ member }) => refuseEntered(member),
}

/** POST /placeBet */
export const placeStake: Shared<typeof bets.calls.place> = {
  ...inLanes,
  runAll: (calls) =>
    takeStakes(calls, ({ input, refuse }, bet, bettor) => {
      const again = bet.multi ? bettor.options.includes(input.option) : bettor.options.length > 0
      if (again) refuse('alreadyBet')
      if (!bet.multi && bettor.hasStaked) refuse('otherStaked')
    }),
}

/** POST /raiseBet */
export const raiseStake: Shared<typeof bets.calls.raise> = {
  ...inLanes,
  runAll: (calls) =>
    takeStakes(calls, ({ input, refuse }, bet, bettor) => {
      if (!bet.multi) refuse('singleRaise')
      if (!bettor.options.includes(input.option)) refuse('notStaked')
    }),
}

/**
 * Takes stakes of different members. Locks in this order: the people, the events, and the ledger last. The statements up to the lock of
 * the events are sent together, and one more writes everything, so that a busy event is held for two round trips.
 */
async function takeStakes<C extends Staking>(
  calls: readonly C[],
  mayStake: MayStake<C>,
): Promise<readonly Outcome<StakeSlip>[]> {
  const [first, last] = [calls[0], calls.at(-1)]
  if (!first || !last) return []
  const { db } = first
  // Limits are those of when the last call came; an event is locked if it took stakes when the first one did.
  const { now } = last
  const asked = calls.map(({ input, member }) => ({ name: input.bocaiName, member: member.id }))
  const names = asked.map(({ name }) => name)
  // In this order on one connection: each sees what the transactions before its locks have written.
  const [, , bettors, open] = await Promise.all([
    planOnce(db),
    lockBettors(
      db,
      asked.map(({ member }) => member),
    ),
    bettorsFor(db, asked, now),
    lockOpenBets(db, names, first.now),
  ])
  const closed = names.filter((name) => !open.has(name))
  const over = closed.length > 0 ? await findBets(db, closed) : []
  const known = new Set(over.filter(({ opened_at }) => opened_at).map(({ name }) => name))
  const { taken, outcomes } = await priceStakes(calls, { open, known, bettors, mayStake, now })
  if (taken.length > 0) await keepStakes(db, taken, now)
  return outcomes
}
