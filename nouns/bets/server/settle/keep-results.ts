import { sql } from 'kysely'
import { countWin } from '#core/desserts/count-win.ts'
import { drawsFor, noteDraws } from '#core/draws/member-draws.ts'
import { postGifts } from '#core/ledger/post-gifts.ts'
import { linkedTo } from '#core/members/links/linked.ts'
import { reminderNote } from '#core/reminders/notes.ts'
import { tell } from '#core/reminders/store.ts'
import { announce, touchAtCommit } from '#kit/db/announce.ts'
import type { Tx } from '#kit/db/database.ts'
import { type EffectRoom, effectOn } from '#rules/desserts/bet-effect.ts'
import { dessertOf } from '#rules/desserts/desserts.ts'
import type { Displayed } from '#rules/desserts/effects.ts'
import { termsOf } from '#rules/desserts/work-out.ts'
import { toNumber } from '#rules/fraction.ts'
import { house } from '#rules/ledger/houses.ts'
import { resourceNumber } from '#rules/ledger/resources.ts'
import { bringsBocai, weekOf } from '../../rules/bet-effects.ts'
import { betRates } from '../../rules/bet-rates.ts'
import { emptyPool, type Opening, type Pool, type StakeResource, shareOf } from '../../rules/odds.ts'
import { endFactor } from '../../rules/settlement.ts'
import { stakeResourceOf } from '../../rules/stake-resource.ts'
import { lockBettors } from '../bettor.ts'
import { betSubject, effectKey, wonKey } from '../names.ts'
import { betColumns, openingOf, poolIn, type StoredBet } from '../stored-bet.ts'
import { findByIndex } from './by-index.ts'
import '../tables.ts'

/** Persons whose results one transaction keeps. */
const together = 50

/**
 * Keeps the next results of people in an event that is paid: what a displayed dessert adds, the bocai of a win, the line of the
 * board, and the reminder. False if none are left, or another process keeps them.
 */
export async function keepResults(tx: Tx, id: number, now: Date): Promise<boolean> {
  await findByIndex(tx)
  const bet = await tx
    .selectFrom('bets')
    .select([...betColumns, 'results_to'])
    .where('id', '=', id)
    .where('paid_at', 'is not', null)
    .where('results_at', 'is', null)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!bet) return false
  const people = await nextPeople(tx, bet)
  await lockBettors(tx, [...new Set(people.flatMap(({ stakes }) => stakes.map((each) => each.member)))])
  const results: Result[] = []
  for (const person of people) results.push(await resultOf(tx, bet, person, now))
  await writeResults(tx, bet, results, now)
  const isLast = people.length < together
  await tx
    .updateTable('bets')
    .set({ results_to: people.at(-1)?.person ?? bet.results_to, ...(isLast ? { results_at: now } : {}) })
    .where('id', '=', id)
    .execute()
  if (isLast) touchAtCommit(tx, 'bets')
  await tellResults(tx, bet, { people, results, now })
  await moveResults(tx, bet, results, now)
  return !isLast
}

interface Person {
  /** The lowest id of their accounts that staked. */
  readonly person: number
  readonly stakes: readonly Stake[]
}

interface Stake {
  readonly member: number
  readonly option: number
  readonly stake: number
  readonly paid: number
  readonly factor: number
  readonly dessert: number | null
  readonly card: boolean
  readonly closed: boolean
}

/** The next persons by the lowest of their accounts that staked: each batch reads its own stakes and no others. */
async function nextPeople(tx: Tx, { id, results_to }: StoredBet & { readonly results_to: number }): Promise<Person[]> {
  const { rows } = await sql<Stake & { person: number }>`-- bet-people
    with next as materialized (
      select distinct s.member as person from bet_stakes s where s.bet = ${id} and s.member > ${results_to}
        and not exists (select from linked_accounts o join linked_accounts e on e.person = o.person and e.member < o.member
          join bet_stakes t on t.bet = ${id} and t.member = e.member where o.member = s.member)
      order by 1 limit ${together}
    ), accounts as materialized (
      select person, person as member from next
      union select n.person, e.member from next n join linked_accounts o on o.member = n.person
        join linked_accounts e on e.person = o.person
    )
    select a.person, s.member, s.option, s.stake, s.paid, s.factor, s.dessert, s.card, m.closed_at is not null as closed
    from accounts a join bet_stakes s on s.bet = ${id} and s.member = a.member join members m on m.id = s.member
    order by a.person, s.id`.execute(tx)
  return [...Map.groupBy(rows, ({ person }) => person)].map(([person, stakes]) => ({ person, stakes }))
}

/** What an event brought one person. */
interface Result {
  /** The account that staked first. */
  readonly member: number
  readonly staked: number
  readonly paid: number
  readonly effect: number
  readonly bocai: boolean
  readonly won: boolean
  readonly price: number
}

async function resultOf(tx: Tx, bet: StoredBet, { stakes }: Person, now: Date): Promise<Result> {
  const [first] = stakes
  if (!first) throw new Error('a person without stakes has no result')
  const staked = stakes.reduce((sum, each) => sum + each.stake, 0)
  const paid = stakes.reduce((sum, each) => sum + each.paid, 0)
  const resource = stakeResourceOf(bet.resource)
  const none = { member: first.member, staked, paid, effect: 0, bocai: false, ...predictionOf(bet, stakes) }
  if (bet.refunded || first.closed) return none
  const result = { resource, net: paid - staked }
  return { ...none, effect: await drawEffect(tx, bet, { first, result, now }), bocai: bringsBocai(result, staked) }
}

interface Drawing {
  readonly first: Stake
  readonly result: { readonly resource: StakeResource; readonly net: number }
  readonly now: Date
}

/** Draws what the dessert of the first stake adds, within what the week leaves. */
async function drawEffect(tx: Tx, bet: StoredBet, { first, result, now }: Drawing): Promise<number> {
  if (first.dessert === null || result.net === 0) return 0
  const shown: Displayed = { dessert: dessertOf(first.dessert), card: first.card }
  if (shown.dessert !== (result.net > 0 ? 'bocai' : 'icecream')) return 0
  const room = await effectRoom(tx, first.member, result.resource, now)
  const act = { member: first.member, kind: 'betEffect', subject: String(bet.id), now } as const
  const draw = await drawsFor(tx, act)
  const effect = effectOn(result, shown, { room, draws: [draw(0), draw(1)] })
  await noteDraws(tx, act, { count: 2, terms: termsOf.betEffect(result, shown, room), outcome: String(effect) })
  return effect
}

async function effectRoom(tx: Tx, member: number, resource: StakeResource, now: Date): Promise<EffectRoom> {
  const week = weekOf(resource)
  const isFaith = week === 'faith'
  const faith = resourceNumber('faith')
  const accounts = [...(await linkedTo(tx, member))]
  const since = new Date(now.getTime() - 7 * 86_400_000)
  const { rows } = await sql<{ effects: number; winnings: number }>`-- bet-effect-room
    select (select coalesce(sum(r.effect), 0) from bet_results r
        where r.member = any(${accounts}::bigint[]) and r.at > ${since} and (r.resource = ${faith}) = ${isFaith})::bigint as effects,
      (select coalesce(sum(s.may_win), 0) from bet_stakes s join bets b on b.id = s.bet
        where s.member = any(${accounts}::bigint[]) and s.at > ${since}
          and (b.resource = ${faith}) = ${isFaith})::bigint as winnings`.execute(tx)
  const effects = Number(rows[0]?.effects ?? 0)
  const winnings = Number(rows[0]?.winnings ?? 0)
  return {
    effects: Math.max(0, betRates.weekEffects[week] - effects),
    winnings: Math.max(0, betRates.weekWinnings[week] - winnings - effects),
  }
}

/** Whether the option with most of a person's stakes won, and the chance that its price promised. */
function predictionOf(bet: StoredBet, stakes: readonly Stake[]): { readonly won: boolean; readonly price: number } {
  const sums = new Map<number, number>()
  for (const { option, stake } of stakes) sums.set(option, (sums.get(option) ?? 0) + stake)
  const [option = 0] = [...sums].toSorted(([, a], [, b]) => b - a)[0] ?? []
  const opening = openingOf(bet)
  return {
    won: option === bet.winner,
    price: Math.min(
      1,
      Math.max(chanceOf(opening, poolIn(bet), { option, stakes }), shareOf(opening, emptyPool(opening), option)),
    ),
  }
}

/** One by the payout factor that a person got on an option; of several stakes by their mean, weighted. */
function chanceOf(
  opening: Opening,
  pool: Pool,
  { option, stakes }: { readonly option: number; readonly stakes: readonly Stake[] },
): number {
  if (opening.oddsType === 'ending') return 1 / toNumber(endFactor(opening, pool, option))
  const own = stakes.filter((each) => each.option === option)
  const staked = own.reduce((sum, { stake }) => sum + stake, 0)
  return staked / own.reduce((sum, { stake, factor }) => sum + stake * factor, 0)
}

async function writeResults(tx: Tx, bet: StoredBet, results: readonly Result[], now: Date): Promise<void> {
  if (bet.refunded || results.length === 0) return
  await tx
    .insertInto('bet_results')
    .values(
      results.map(({ member, staked, paid, effect, won, price }) => {
        const at = bet.paid_at ?? now
        return { bet: bet.id, member, resource: bet.resource, staked, paid, effect, won, price, at }
      }),
    )
    .execute()
}

/** Moves what desserts added, and the bocai of those who won; the seventh brings the dessert. */
async function moveResults(tx: Tx, bet: StoredBet, results: readonly Result[], now: Date): Promise<void> {
  const winners = results.filter(({ bocai }) => bocai).toSorted((a, b) => a.member - b.member)
  for (const { member } of winners) await countWin(tx, member, now)
  const resource = stakeResourceOf(bet.resource)
  const gift = (
    key: (bet: number, member: number) => string,
    of: readonly Result[],
    thing: (result: Result) => { resource: StakeResource | 'bocai'; amount: number },
  ) => of.map((result) => ({ id: bet.id, key: key(bet.id, result.member), to: result.member, things: [thing(result)] }))
  const effects = results.filter(({ effect }) => effect > 0)
  await postGifts(tx, {
    reason: 'betEffect',
    kind: 'bet',
    from: house('effects'),
    at: now,
    gifts: gift(effectKey, effects, ({ effect }) => ({ resource, amount: effect })),
  })
  await postGifts(tx, {
    reason: 'betWon',
    kind: 'bet',
    from: house('mint'),
    at: now,
    gifts: gift(wonKey, winners, () => ({ resource: 'bocai', amount: 1 })),
  })
}

async function tellResults(
  tx: Tx,
  bet: StoredBet,
  {
    people,
    results,
    now,
  }: { readonly people: readonly Person[]; readonly results: readonly Result[]; readonly now: Date },
): Promise<void> {
  const told = results.map(({ member, staked, paid, effect }) => ({
    to: member,
    kind: 'betResult' as const,
    subject: betSubject(bet.id),
    data: {
      name: bet.name,
      title: bet.title,
      resource: stakeResourceOf(bet.resource),
      net: paid - staked,
      effect,
      refunded: bet.refunded ? 'Y' : 'N',
    },
  }))
  if (told.length === 0) return
  await tell(tx, { told, now })
  for (const { to } of told) announce(tx, reminderNote(to))
  // Staff pages and profiles show balances of the members who staked.
  for (const { stakes } of people) for (const { member } of stakes) touchAtCommit(tx, `me#${member}`)
}
