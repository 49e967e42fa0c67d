import type { MostNotice, OddsNotice } from '@patisserie/contract/bet-slip'
import type { bets } from '@patisserie/contract/bets'
import type { LackNotice } from '@patisserie/contract/shop'
import { beijingDay } from '@patisserie/rules/beijing-time'
import { type Fraction, times, wholeAbove } from '@patisserie/rules/bets/fraction'
import type { StakeResource } from '@patisserie/rules/bets/odds'
import { largestStake, type StakeLimit } from '@patisserie/rules/bets/stake-limits'
import { drawnPayout, isWorse, possiblePayouts } from '@patisserie/rules/bets/stake-quote'
import { stakeResourceOf } from '@patisserie/rules/bets/stake-resource'
import { priceStake, type StakePrice } from '@patisserie/rules/bets/take-stake'
import { dessertNumber } from '@patisserie/rules/desserts/desserts'
import { termsOf } from '@patisserie/rules/desserts/work-out'
import { sql } from 'kysely'
import { drawFrom, type NotedAct, notedDrawsSql, seedOf } from '../../core/draws/member-draws.ts'
import { asKnown, type Move, tellHolders, tooLittle, transferSql } from '../../core/ledger/post-transfer.ts'
import { refuseBlack } from '../../core/members/black-gate.ts'
import type { Call } from '../../kit/http/call.ts'
import { bettorFor, lockBettor, type StoredBettor } from './bettor.ts'
import { hasPoint } from './chart-points.ts'
import { tellOdds } from './live-topic.ts'
import { betAccount } from './names.ts'
import { findBet, lockOpenBet, openingOf, poolIn, type StoredBet } from './stored-bet.ts'
import './tables.ts'

type Placing = Call<typeof bets.calls.place>
type Raising = Call<typeof bets.calls.raise>

/** POST /placeBet */
export const placeStake = (call: Placing) =>
  takeStake(call, (bet, bettor) => {
    const again = bet.multi ? bettor.options.includes(call.input.option) : bettor.options.length > 0
    if (again) call.refuse('alreadyBet')
    if (!bet.multi && bettor.hasStaked) call.refuse('otherStaked')
  })

/** POST /raiseBet */
export const raiseStake = (call: Raising) =>
  takeStake(call, (bet, bettor) => {
    if (!bet.multi) call.refuse('singleRaise')
    if (!bettor.options.includes(call.input.option)) call.refuse('notStaked')
  })

/**
 * Takes a stake. Locks in this order: the person, the event, and the ledger last. The statements up to the lock of the event are
 * sent together, and one more writes everything, so that a busy event is held for two round trips.
 */
async function takeStake(call: Placing | Raising, mayStake: (bet: StoredBet, bettor: StoredBettor) => void) {
  const { db, member, input, now } = call
  const { bocaiName: name } = input
  const refuse = call.refuse as Placing['refuse'] // the codes of both calls
  await refuseBlack(db, member)
  // In this order on one connection: each sees what the transactions before its locks have written.
  const [, bettor, bet] = await Promise.all([
    lockBettor(db, member.id),
    bettorFor(db, { name, member: member.id, now }),
    lockOpenBet(db, name, now),
  ])
  if (!bettor || !bet) return refuse((await findBet(db, name))?.opened_at ? 'betOver' : 'betUnknown')
  if (input.revision !== undefined && input.revision !== bet.revision) refuse('betChanged')
  if (input.option >= bet.odds.length) refuse('optionUnknown')
  if (bettor.bar) {
    refuse(bettor.bar, bettor.pausedUntil ? { until: bettor.pausedUntil.toISOString() } : undefined)
  }
  mayStake(bet, bettor)
  const price = priceOf(call, refuse, bet, bettor)
  const seed = price.quote ? (bettor.seed ?? (await seedOf(db, member.id, beijingDay(now)))) : null
  return await keepStake(call, { bet, bettor, price, seed, resource: stakeResourceOf(bet.resource) })
}

/** The price of a stake by the rules; refuses one without a price, and one that is worse than what the member saw. */
function priceOf(
  { input: { option, stake, payout } }: Placing | Raising,
  refuse: Placing['refuse'],
  bet: StoredBet,
  bettor: StoredBettor,
): StakePrice {
  const [opening, pool] = [openingOf(bet), poolIn(bet)]
  const limits = { ...bettor, ofMember: bet.of_member }
  const price = priceStake(opening, pool, { option, stake }, limits)
  if (price === 'balance') {
    const lack: LackNotice = { resource: opening.resource, lacks: stake - bettor.balance }
    return refuse('insufficient', lack)
  }
  if (typeof price === 'string') {
    const notice: MostNotice = { most: largestStake(opening, pool, option, limits).stake }
    return refuse(codes[price], notice)
  }
  const seen: Fraction = { numerator: BigInt(payout), denominator: 1_000n }
  if (price.quote && isWorse(price.quote.payout, seen)) {
    const notice: OddsNotice = { seen: payout, now: wholeAbove(times(price.quote.payout, 1_000)) }
    refuse('oddsChanged', notice)
  }
  return price
}

const codes = {
  event: 'eventLimit',
  week: 'weekLimit',
  own: 'ownLimit',
  tooMuch: 'tooMuch',
  waste: 'waste',
} as const satisfies Record<Exclude<StakeLimit, 'balance'>, string>

interface Kept {
  readonly bet: StoredBet
  readonly bettor: StoredBettor
  readonly price: StakePrice
  /** The member's seed of the day; null under `ending`. */
  readonly seed: Buffer | null
  readonly resource: StakeResource
}

/** Writes a stake, moves it, and draws its fraction, in one statement. */
async function keepStake(call: Placing | Raising, { bet, bettor, price, seed, resource }: Kept) {
  const { db, member, now, input } = call
  const { option, stake } = input
  // What is drawn for: nobody can choose the number of stakes that came before.
  const subject = `${bet.id}.${bet.stakes + 1}`
  const act = { member: member.id, kind: 'stake', subject, now } as const
  const drawn = price.quote && seed ? drawFrom(seed, 'stake', subject)(0) : 0
  const promised = price.quote ? drawnPayout(price.quote, price.quote.room, drawn) : 0
  const noted: NotedAct[] = price.quote
    ? [{ ...act, count: 1, terms: termsOf.stake(price.quote.payout, price.quote.room), outcome: String(promised) }]
    : []
  const moves: Move[] = [{ from: member.id, to: betAccount(bet.id), resource, amount: stake }]
  const post = transferSql({
    reason: 'stake',
    about: { kind: 'bet', id: bet.id },
    key: sql`'stake:' || (select id from kept)`,
    at: now,
    moves,
  })
  const refuse = call.refuse as Placing['refuse'] // as above
  const shown = bettor.hasStaked ? null : bettor.displayed
  const { rows } = await sql<{ balance: number }>`${sql.raw(noted.length > 0 ? '-- stake' : '-- stake-ending')}
    with kept as (
      insert into bet_stakes (bet, member, option, stake, promised, may_win, factor, dessert, card, at)
      values (${bet.id}, ${member.id}, ${option}, ${stake}, ${promised}, ${price.mayWin}, ${price.factor},
        ${shown ? dessertNumber(shown.dessert) : null}, ${shown?.card ?? false}, ${now}) returning id
    ), counted as (
      update bets set stakes = stakes + 1, bettors = bettors + ${bettor.options.length > 0 ? 0 : 1},
        staked[${option + 1}::integer] = staked[${option + 1}::integer] + ${stake}::bigint,
        promised[${option + 1}::integer] = promised[${option + 1}::integer] + ${promised}::bigint
      where id = ${bet.id} returning stakes, staked, promised
    ), pointed as (
      insert into bet_points (bet, stakes, at, staked, promised)
      select ${bet.id}, stakes, ${now}, staked, promised from counted where ${hasPoint(bet.stakes + 1)}::boolean
    )${noted.length > 0 ? sql`, noted as (${notedDrawsSql(noted)})` : sql``}
    select ${post} as balance`
    .execute(db)
    .catch(asKnown)
    .catch(tooLittle((lacking) => refuse('insufficient', { resource: lacking, lacks: 0 } satisfies LackNotice)))
  if (rows.length === 0) throw new Error('a stake was not posted')
  tellHolders(db, moves)
  tellOdds(db, bet.name)
  return {
    PAYOUT: promised,
    POSSIBLE: price.quote ? [...possiblePayouts(price.quote, price.quote.room)] : [],
    BALANCE: bettor.balance - stake,
  }
}
