import { type RawBuilder, sql } from 'kysely'
import { ownAccounts } from '#core/members/links/link-store.ts'
import type { ReadDb, Tx } from '#kit/db/database.ts'
import { resourceNumber } from '#rules/ledger/resources.ts'
import { offsetOf, type PageAsked, pageOf } from '#rules/paging.ts'
import type { BetResultRow } from '../../contract/bet-board-rows.ts'
import type { StakeResource } from '../../rules/odds.ts'
import { stakeResourceOf } from '../../rules/stake-resource.ts'
import { profitDays } from './profit-days.ts'

interface Asked extends PageAsked {
  readonly currency?: StakeResource | undefined
}

/** POST /getMyBocai: what the accounts that a member linked staked on events that are not paid, and the results of the others. */
export async function ownBets(db: ReadDb, member: number, asked: Asked) {
  const accounts = [...(await ownAccounts(db, member))]
  const { rows: running } = await sql<{ name: string; title: string; resource: number; staked: number }>`-- bets-running
    select b.name, b.title, b.resource, sum(s.stake)::bigint as staked
    from bet_stakes s join bets b on b.id = s.bet
    where s.member = any(${accounts}::bigint[]) and b.results_at is null
    group by b.id order by b.deadline`.execute(db as unknown as Tx) // a plain select
  const of = sql<boolean>`r.member = any(${accounts}::bigint[]) and ${
    asked.currency ? sql`r.resource = ${resourceNumber(asked.currency)}` : sql`true`
  }`
  return {
    ...(await resultsPage(db, of, asked, resultsAndRefunds(accounts))),
    running: running.map(({ name, title, resource, staked }) => ({
      NAME: name,
      TITLE: title,
      RESOURCE: stakeResourceOf(resource),
      STAKED: Number(staked),
    })),
    days: asked.currency ? await profitDays(db, accounts, asked.currency) : [],
  }
}

/** SQL: results, and what came back to some accounts from events without one. */
const resultsAndRefunds = (accounts: readonly number[]) => sql`(
    select bet, member, resource, staked, paid, effect, won, price, at from bet_results where member = any(${[...accounts]}::bigint[])
    union all
    select b.id, min(s.member), b.resource, sum(s.stake)::bigint, sum(s.stake)::bigint, 0, false, 0, b.paid_at
    from bet_stakes s join bets b on b.id = s.bet
    where s.member = any(${[...accounts]}::bigint[]) and b.refunded and b.results_at is not null group by b.id)`

/** A page of results, newest first. */
export async function resultsPage(
  db: ReadDb,
  which: RawBuilder<boolean>,
  asked: PageAsked,
  of: RawBuilder<unknown> = sql`bet_results`,
) {
  const { rows: counted } = await sql<{
    count: number
  }>`select count(*)::integer as count from ${of} r where ${which}`.execute(db as unknown as Tx) // a plain select
  const { rows } =
    await sql<StoredResult>`select b.name, b.title, b.refunded, r.resource, r.staked, r.paid, r.effect, r.won, r.price, r.at
    from ${of} r join bets b on b.id = r.bet
    where ${which} order by r.at desc, r.bet desc limit ${asked.pageSize} offset ${offsetOf(asked)}`.execute(
      db as unknown as Tx, // a plain select
    )
  return { ...pageOf(counted[0]?.count ?? 0, asked), rows: rows.map(resultRow) }
}

interface StoredResult {
  readonly name: string
  readonly title: string
  readonly refunded: boolean
  readonly resource: number
  readonly staked: number
  readonly paid: number
  readonly effect: number
  readonly won: boolean
  readonly price: number
  readonly at: Date
}

const resultRow = (row: StoredResult): BetResultRow => ({
  NAME: row.name,
  TITLE: row.title,
  RESOURCE: stakeResourceOf(row.resource),
  STAKED: Number(row.staked),
  PAID: Number(row.paid),
  EFFECT: row.effect,
  WON: row.won ? 'Y' : 'N',
  REFUNDED: row.refunded ? 'Y' : 'N',
  PRICE: Math.round(row.price * 1_000),
  TIME: row.at.toISOString(),
})
