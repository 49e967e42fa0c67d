import { type RawBuilder, sql } from 'kysely'
import { isFlagged } from '#core/members/codes-count.ts'
import type { Reading } from '#core/members/reads.ts'
import type { Tx } from '#kit/db/database.ts'
import { beijingDay } from '#rules/beijing-time.ts'
import { dessertOf } from '#rules/desserts/desserts.ts'
import type { Displayed } from '#rules/desserts/effects.ts'
import { hidesCard } from '#rules/desserts/skins.ts'
import { resourceNumber } from '#rules/ledger/resources.ts'
import { weekOf } from '../rules/bet-effects.ts'
import { betRates } from '../rules/bet-rates.ts'
import { dayRoom, limitsAt, type StoredLimits, strictestOf } from '../rules/own-limit.ts'
import type { Bettor } from '../rules/stake-bounds.ts'
import { stakeResourceOf } from '../rules/stake-resource.ts'
import './tables.ts'

/** Why somebody cannot stake on an event at all; refusals of `placeBet`. */
export type BettorBar = 'robotBets' | 'inDebt' | 'involved' | 'paused' | 'adultMissing'

/** A member before an event: what limits their stakes there. Linked accounts count as one. */
export interface StoredBettor extends Bettor {
  /** All accounts of the person. */
  readonly accounts: readonly number[]
  readonly bar: BettorBar | null
  /** What holds when it is read, which may be after the call has passed its gate. */
  readonly closed: boolean
  readonly black: boolean
  /** They have staked here. */
  readonly hasStaked: boolean
  /** Options that this account staked on. */
  readonly options: readonly number[]
  readonly displayed: Displayed | null
  /** When a pause ends. */
  readonly pausedUntil: Date | null
  /** The member's seed of the day, if it is made. */
  readonly seed: Buffer | null
}

/** A member before an event. */
interface Asked {
  /** The id in the address of the event. */
  readonly name: string
  readonly member: number
}

/** The SQL of all accounts of a person. `member`: an id, or the name of a column. */
export const accountsSql = (member: number | RawBuilder<unknown>) =>
  sql`select ${member}::bigint union select e.member from linked_accounts o join linked_accounts e on e.person = o.person
    where o.member = ${member}`

/**
 * Lets one stake of a person come after the other until the transaction ends, whichever of their accounts stakes on whichever
 * event. The first lock of a stake.
 */
export const lockBettor = (tx: Tx, member: number) => lockBettors(tx, [member])

/** As `lockBettor`, of many members. */
export const lockBettors = (tx: Tx, members: readonly number[]) =>
  sql`-- bettor-lock
    select pg_advisory_xact_lock(hashtextextended('bets ' || member, 0)) from (
      with given as (select member from unnest(${[...members]}::bigint[]) g (member))
      select member from given
      union select e.member from given join linked_accounts o using (member) join linked_accounts e on e.person = o.person
      order by member offset 0) ordered`.execute(tx)

/** Reads a member before an event; null if there is no event of the name. */
export async function bettorFor(db: Reading, asked: Asked, now: Date): Promise<StoredBettor | null> {
  // Planned once for all values, as it is known to be of one row; planning takes three times as long as reading.
  const one = sql`(values (${asked.name}::text, ${asked.member}::bigint))`
  const [row] = await readBettors(db, { name: 'bettor', of: one, now })
  return row ? bettorIn(row, now) : null
}

/** Reads members, each before one event, by the member; one whose event is not there is missing. */
export async function bettorsFor(
  db: Reading,
  asked: readonly Asked[],
  now: Date,
): Promise<ReadonlyMap<number, StoredBettor>> {
  const all = sql`unnest(${asked.map(({ name }) => name)}::text[], ${asked.map(({ member }) => member)}::bigint[])`
  const rows = await readBettors(db, { name: 'bettors', of: all, now })
  return new Map(rows.map((row) => [row.id, bettorIn(row, now)]))
}

interface BettorsRead {
  /** Of the statement. */
  readonly name: string
  /** A table of names of events, each with a member. */
  readonly of: RawBuilder<unknown>
  readonly now: Date
}

async function readBettors(db: Reading, { name, of, now }: BettorsRead): Promise<readonly Row[]> {
  const faith = resourceNumber('faith')
  const since = new Date(now.getTime() - weekMs)
  const day = beijingDay(now)
  const { rows } = await sql<Row>`-- ${sql.raw(name)}
    select m.id, accounts.members as accounts, m.robot, m.closed_at is not null as closed, ${flagged} as black, bet.resource,
      exists (select from ledger_balances d where d.holder = m.id and d.owed > 0) as owes,
      bet.opener = any(accounts.members) or bet.involved && accounts.members as involved,
      coalesce((select l.amount from ledger_balances l where l.holder = m.id and l.resource = bet.resource), 0)::bigint as balance,
      (select coalesce(sum(s.stake), 0) from bet_stakes s where s.bet = bet.id and s.member = any(accounts.members))::bigint as here,
      array(select distinct s.option from bet_stakes s where s.bet = bet.id and s.member = m.id) as options,
      week.may_win + (select coalesce(sum(r.effect), 0) from bet_results r where r.member = any(accounts.members)
        and r.at > ${since} and (r.resource = ${faith}) = (bet.resource = ${faith}))::bigint as week,
      week.today, own.adult, own.limits, own.paused_until,
      exists (select from members x where x.id = any(accounts.members) and 'bocai' = any(x.staff)) as staff,
      bet.show_bets <> 'always' or bet.odds_type = 'ending' as hides,
      d.dessert, d.card, d.skin, (select seed from member_seeds e where e.member = m.id and e.day = ${day}::date) as seed
    from ${of} as a (name, member)
      cross join (select ${now}::timestamptz as now) x
      join bets bet on bet.name = a.name join members m on m.id = a.member
      cross join lateral (select array(${accountsSql(sql.ref('m.id'))}) as members) accounts
      cross join lateral (
        select coalesce(sum(s.may_win), 0)::bigint as may_win,
          coalesce(sum(s.stake) filter (where s.at >= ${new Date(`${day}T00:00:00+08:00`)}), 0)::bigint as today
        from bet_stakes s join bets b on b.id = s.bet
        where s.member = any(accounts.members) and s.at > ${since} and (b.resource = ${faith}) = (bet.resource = ${faith})
      ) week
      cross join lateral (
        select coalesce(bool_or(l.adult_at is not null), false) as adult, max(l.paused_until) as paused_until,
          coalesce(json_agg(json_build_array(l.units, l.faith, l.next_units, l.next_faith,
            (extract(epoch from l.next_from) * 1000)::float8)), '[]') as limits
        from bet_limits l where l.member = any(accounts.members)
      ) own
      left join dessert_keepers k on k.member = m.id left join desserts d on d.member = k.member and d.dessert = k.displayed
    `.execute(db as Tx) // a plain select
  return rows
}

function bettorIn(row: Row, now: Date): StoredBettor {
  const resource = stakeResourceOf(row.resource)
  const limits = strictestOf(row.limits.map((each) => limitsAt(limitsIn(each), now)))
  const pausedUntil = row.paused_until && row.paused_until > now ? row.paused_until : null
  return {
    accounts: row.accounts,
    balance: Number(row.balance),
    stakedHere: Number(row.here),
    weekRoom: Math.max(0, betRates.weekWinnings[weekOf(resource)] - Number(row.week)),
    ownRoom: dayRoom(limits, resource, Number(row.today)),
    bar: barOf(row, pausedUntil),
    closed: row.closed,
    black: row.black,
    hasStaked: Number(row.here) > 0,
    options: row.options,
    displayed:
      row.dessert === null
        ? null
        : { dessert: dessertOf(row.dessert), card: row.card === true && !hidesCard(row.skin ?? '') },
    pausedUntil,
    seed: row.seed,
  }
}

const flagged = sql.raw(isFlagged('m', 'x.now'))
const weekMs = 7 * 86_400_000

function barOf(row: Row, pausedUntil: Date | null): BettorBar | null {
  if (row.robot) return 'robotBets'
  if (row.owes) return 'inDebt'
  // Who keeps the desk of bets sees what an event hides from others.
  if (row.involved || (row.staff && row.hides)) return 'involved'
  if (pausedUntil) return 'paused'
  return row.adult ? null : 'adultMissing'
}

export interface LimitsRow {
  readonly units: number | null
  readonly faith: number | null
  readonly next_units: number | null
  readonly next_faith: number | null
  readonly next_from: Date | null
}

export const storedLimits = ({ units, faith, next_units, next_faith, next_from }: LimitsRow): StoredLimits => ({
  units,
  faith,
  next: next_from && { units: next_units, faith: next_faith, from: next_from },
})

/** Limits of one account: those that hold, those that come, and when in ms since the epoch. */
type LimitsSent = readonly [
  units: number | null,
  faith: number | null,
  nextUnits: number | null,
  nextFaith: number | null,
  nextFrom: number | null,
]

const limitsIn = ([units, faith, nextUnits, nextFaith, nextFrom]: LimitsSent): StoredLimits => ({
  units,
  faith,
  next: nextFrom === null ? null : { units: nextUnits, faith: nextFaith, from: new Date(nextFrom) },
})

interface Row {
  readonly id: number
  readonly accounts: readonly number[]
  readonly resource: number
  readonly seed: Buffer | null
  readonly robot: boolean
  readonly closed: boolean
  readonly black: boolean
  readonly owes: boolean
  readonly involved: boolean
  readonly balance: number
  readonly here: number
  readonly options: readonly number[]
  readonly week: number
  readonly today: number
  readonly adult: boolean
  /** Of all accounts of the person. */
  readonly limits: readonly LimitsSent[]
  readonly paused_until: Date | null
  /** An account of the person keeps the desk of bets. */
  readonly staff: boolean
  /** The event hides stakes, before its end, from somebody. */
  readonly hides: boolean
  readonly dessert: number | null
  readonly card: boolean | null
  readonly skin: string | null
}
