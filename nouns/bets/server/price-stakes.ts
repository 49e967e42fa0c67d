import type { LackNotice } from '#contract/lack-notice.ts'
import { drawFrom, seedsOf } from '#core/draws/member-draws.ts'
import { refuseBlack } from '#core/members/black-gate.ts'
import type { Call, Outcome } from '#kit/http/call.ts'
import { Refusal } from '#kit/refusal.ts'
import { beijingDay, sameBeijingDay } from '#rules/beijing-time.ts'
import { type Fraction, times, wholeAbove } from '#rules/fraction.ts'
import type { MostNotice, OddsNotice, StakeSlip } from '../contract/bet-slip.ts'
import type { bets } from '../contract/bets.ts'
import type { Pool } from '../rules/odds.ts'
import { largestStake, type StakeLimit } from '../rules/stake-bounds.ts'
import { drawnPayout, isWorse, possiblePayouts } from '../rules/stake-quote.ts'
import { poolAfter, priceStake, type StakePrice } from '../rules/take-stake.ts'
import type { StoredBettor } from './bettor.ts'
import { openingOf, poolIn, type StoredBet } from './stored-bet.ts'

type Placing = Call<typeof bets.calls.place>
type Raising = Call<typeof bets.calls.raise>

/** A call that stakes. */
export type Staking = Placing | Raising

/** Refuses a stake that its call does not take. */
export type MayStake<C> = (call: C, bet: StoredBet, bettor: StoredBettor) => void

/** A stake that has its price, to be written. */
export interface TakenStake {
  readonly call: Staking
  /** Before this transaction. */
  readonly bet: StoredBet
  readonly bettor: StoredBettor
  readonly price: StakePrice
  /** What is paid if the option wins; 0 under `ending`. */
  readonly promised: number
  /** Names what its fraction is drawn for. */
  readonly subject: string
  /** The event after it: how many stakes it has, and its pool. */
  readonly number: number
  readonly pool: Pool
}

/** What is locked and read before the first of some stakes is priced. */
interface Before<C> {
  /** Locked, by name. */
  readonly open: ReadonlyMap<string, StoredBet>
  /** Names of events that take no stakes now. */
  readonly known: ReadonlySet<string>
  readonly bettors: ReadonlyMap<number, StoredBettor>
  readonly mayStake: MayStake<C>
  readonly now: Date
}

/** Prices stakes of different members one after the other, each after those before it, and draws their fractions. */
export async function priceStakes<C extends Staking>(calls: readonly C[], before: Before<C>) {
  const { bettors } = before
  const seeds = await seedsFor(calls, before)
  const taken: TakenStake[] = []
  const outcomes: Outcome<StakeSlip>[] = []
  for (const call of calls) {
    const bettor = bettors.get(call.member.id)
    // What this person may still stake follows from what they just staked by another account, and what they staked on the day of the call.
    const isBehind = bettor && taken.some(({ call: { member } }) => bettor.accounts.includes(member.id))
    if (isBehind || !sameBeijingDay(call.now, before.now)) {
      outcomes.push('again')
      continue
    }
    try {
      await checkStanding(call, bettor)
      const one = priceOne(call, { ...before, bettor, seed: seeds.get(call.member.id) ?? null, taken })
      taken.push(one)
      outcomes.push({ answer: slipOf(one) })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      outcomes.push({ refusal: error })
    }
  }
  return { taken, outcomes }
}

/** A call may have waited since it passed its gate. */
async function checkStanding({ db, member }: Staking, bettor: StoredBettor | undefined): Promise<void> {
  if (bettor?.closed) throw new Refusal({ auth: 'login' })
  await refuseBlack(db, { ...member, black: bettor?.black ?? member.black })
}

/** The seeds of the day of who may stake, where a fraction is drawn for each. */
async function seedsFor(
  calls: readonly Staking[],
  { open, bettors, now }: Pick<Before<Staking>, 'open' | 'bettors' | 'now'>,
): Promise<ReadonlyMap<number, Buffer>> {
  const known = new Map<number, Buffer>()
  const missing: number[] = []
  for (const { input, member } of calls) {
    const bet = open.get(input.bocaiName)
    if (!bet || bet.odds_type === 'ending') continue
    const seed = bettors.get(member.id)?.seed
    if (seed) known.set(member.id, seed)
    else missing.push(member.id)
  }
  const [first] = calls
  const made = missing.length > 0 && first ? await seedsOf(first.db, missing, beijingDay(now)) : []
  return new Map([...known, ...made])
}

interface Place<C> extends Omit<Before<C>, 'bettors' | 'now'> {
  readonly bettor: StoredBettor | undefined
  readonly seed: Buffer | null
  /** Stakes of the same transaction that come before. */
  readonly taken: readonly TakenStake[]
}

function priceOne<C extends Staking>(call: C, { open, known, bettor, mayStake, seed, taken }: Place<C>): TakenStake {
  const { bocaiName, option, stake, revision } = call.input
  const refuse = call.refuse as Placing['refuse'] // the codes of both calls
  const bet = open.get(bocaiName)
  if (!bet || !bettor || call.now >= bet.deadline) return refuse(bet || known.has(bocaiName) ? 'betOver' : 'betUnknown')
  if (revision !== undefined && revision !== bet.revision) refuse('betChanged')
  if (option >= bet.odds.length) refuse('optionUnknown')
  if (bettor.bar) {
    refuse(bettor.bar, bettor.pausedUntil ? { until: bettor.pausedUntil.toISOString() } : undefined)
  }
  mayStake(call, bet, bettor)
  const last = taken.findLast((one) => one.bet.id === bet.id)
  const pool = last?.pool ?? poolIn(bet)
  const number = (last?.number ?? bet.stakes) + 1
  const price = priceOf(call, { bet, bettor, pool })
  // Nobody can choose the number of stakes that came before.
  const subject = `${bet.id}.${number}`
  const drawn = price.quote && seed ? drawFrom(seed, 'stake', subject)(0) : 0
  const promised = price.quote ? drawnPayout(price.quote, price.quote.room, drawn) : 0
  return { call, bet, bettor, price, promised, subject, number, pool: poolAfter(pool, { option, stake }, promised) }
}

/** The price of a stake by the rules; refuses one without a price, and one that is worse than what the member saw. */
function priceOf(
  call: Staking,
  { bet, bettor, pool }: { readonly bet: StoredBet; readonly bettor: StoredBettor; readonly pool: Pool },
): StakePrice {
  const { option, stake, payout } = call.input
  const refuse = call.refuse as Placing['refuse'] // as above
  const opening = openingOf(bet)
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

const slipOf = ({ call, bettor, price: { quote }, promised }: TakenStake): StakeSlip => ({
  PAYOUT: promised,
  POSSIBLE: quote ? [...possiblePayouts(quote, quote.room)] : [],
  BALANCE: bettor.balance - call.input.stake,
})
