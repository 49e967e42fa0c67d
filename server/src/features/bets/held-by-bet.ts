import { sql } from 'kysely'
import type { Reading } from '../../core/members/reads.ts'
import type { Tx } from '../../kit/db/database.ts'
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
