import { sql } from 'kysely'
import { ownAccounts } from '#core/members/links/link-store.ts'
import { privately } from '#core/members/not-entered.ts'
import type { Reading } from '#core/members/reads.ts'
import type { ReadDb, Tx } from '#kit/db/database.ts'
import type { Caller } from '#kit/http/call.ts'
import * as limits from '#rules/house-limits.ts'
import { offsetOf, type PageAsked, pageOf } from '#rules/paging.ts'
import type { StoredBet } from '../stored-bet.ts'
import { seesStakes } from './bet-row.ts'

/** The stakes of an event, newest first, for staff or for whom they are shown to. */
export async function stakesOfBet(
  db: Reading,
  bet: { readonly id: number; readonly stakes: number },
  asked: PageAsked,
) {
  const offset = offsetOf(asked)
  const rows = offset < limits.exactTotal ? await readStakes(db, bet.id, { offset, pageSize: asked.pageSize }) : []
  return {
    ...pageOf(bet.stakes, asked),
    rows: rows.map((row) => ({
      KeyID: row.id,
      UID: row.member,
      NICK: row.nick,
      HEAD: row.head,
      OPTION: row.option,
      STAKE: row.stake,
      PAYOUT: row.promised,
      PAID: row.paid ?? -1,
      TIME: row.at.toISOString(),
      MAYWIN: row.may_win,
    })),
  }
}

async function readStakes(db: Reading, bet: number, { offset, pageSize }: { offset: number; pageSize: number }) {
  const { rows } = await sql<Row>`-- bet-stakes
    select s.id, s.member, m.nick, m.head, s.option, s.stake, s.promised, s.may_win, s.paid, s.at
    from bet_stakes s join members m on m.id = s.member
    where s.bet = ${bet} order by s.id desc limit ${pageSize} offset ${offset}`.execute(db as Tx) // a plain select
  return rows
}

interface Row {
  readonly id: number
  readonly member: number
  readonly nick: string
  readonly head: string
  readonly option: number
  readonly stake: number
  readonly promised: number
  readonly may_win: number
  readonly paid: number | null
  readonly at: Date
}

interface Reader {
  readonly db: ReadDb
  readonly member: Caller | null
  readonly now: Date
}

/** Whether who calls sees the stakes of an event. Reads `member` only where that decides: the answer is kept for everybody otherwise. */
export async function seesStakesOf(bet: StoredBet, call: Reader): Promise<boolean> {
  const [before, after] = [seesStakes(bet, false, call.now), seesStakes(bet, true, call.now)]
  if (before === after) return before
  const member = privately(call.member)
  return member !== null && (await hasStakedHere(call.db, bet.id, member.id))
}

/** Whether a member has staked on an event, with any account that they linked: others that count with theirs are private. */
export const hasStakedHere = async (db: Reading, bet: number, member: number): Promise<boolean> =>
  hasStakedOn(db, bet, await ownAccounts(db, member))

/** Whether one of some accounts has staked on an event. */
export async function hasStakedOn(db: Reading, bet: number, accounts: Iterable<number>): Promise<boolean> {
  const { rows } = await sql`-- bet-has-staked
    select 1 from bet_stakes where bet = ${bet} and member = any(${[...accounts]}::bigint[]) limit 1`.execute(db as Tx) // a plain select
  return rows.length > 0
}
