import { sql } from 'kysely'
import type { ReadDb, Tx } from '#kit/db/database.ts'
import { resourceNumber } from '#rules/ledger/resources.ts'
import type { StakeResource } from '../../rules/odds.ts'

/** Net winnings and losses of some accounts in a currency, by the Beijing day of the payment, oldest first. Effects are not in it. */
export async function profitDays(db: ReadDb, accounts: readonly number[], currency: StakeResource) {
  const { rows } = await sql<{ day: string; won: number; lost: number }>`-- bet-profit-days
    select to_char(r.at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day,
      sum(greatest(r.paid - r.staked, 0))::integer as won, sum(greatest(r.staked - r.paid, 0))::integer as lost
    from bet_results r where r.member = any(${[...accounts]}::bigint[]) and r.resource = ${resourceNumber(currency)}
    group by 1 order by 1`.execute(db as unknown as Tx) // a plain select
  return rows.map(({ day, won, lost }) => ({ DAY: day, WON: won, LOST: lost }))
}
