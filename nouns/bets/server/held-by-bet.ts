import { sql } from 'kysely'
import type { Reading } from '#core/members/reads.ts'
import type { Tx } from '#kit/db/database.ts'
import { reasonOf } from '#rules/ledger/reasons.ts'
import { betMoves } from '../rules/bet-moves.ts'
import { betAccount } from './names.ts'

/** What lies on the account of an event, from its moves. The bounds name the indexes that lead to them. */
export async function heldByBet(db: Reading, bet: number): Promise<number> {
  const account = betAccount(bet)
  const { rows } = await sql<{ held: number }>`-- bet-held
    select (select coalesce(sum(amount), 0) from ledger_moves where target = ${account}
        and target between -89999999999 and -80000000000)::bigint
      - (select coalesce(sum(amount), 0) from ledger_moves where source = ${account}
        and source between -89999999999 and -80000000000)::bigint as held`.execute(db as Tx) // a plain select
  return Number(rows[0]?.held)
}

/** The moves to the account of an event and from it, by reason, in the order of the first of each. Reads all of them. */
export async function movesOfBet(db: Reading, bet: number) {
  const account = betAccount(bet)
  const { rows } = await sql<MovesRow>`-- bet-moves
    select reason, came, count(*)::integer as count, sum(amount)::bigint as amount from (
      select reason, post, amount, true as came from ledger_moves
        where target = ${account} and target between -89999999999 and -80000000000
      union all
      select reason, post, amount, false from ledger_moves
        where source = ${account} and source between -89999999999 and -80000000000
    ) m group by reason, came order by min(post)`.execute(db as Tx) // a plain select
  return rows.map(({ reason, came, count, amount }) => {
    const name = reasonOf(reason)
    const known = betMoves.find((each) => each === name)
    if (!known) throw new Error(`no event moves anything as ${name}`)
    return { REASON: known, IN: came ? ('Y' as const) : ('N' as const), COUNT: count, AMOUNT: amount }
  })
}

interface MovesRow {
  readonly reason: number
  readonly came: boolean
  readonly count: number
  readonly amount: number
}
