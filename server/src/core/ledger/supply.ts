import { sql } from 'kysely'
import type { Database } from '../../kit/db/database.ts'
import './tables.ts'

/**
 * Adds up what was minted and burned on each Beijing day that may have changed since the last sum: from the day before
 * the newest one in the table. Idempotent; several processes may run it at once.
 */
export async function sumSupply({ own }: Pick<Database, 'own'>): Promise<void> {
  await sql`
    with since as (
      select coalesce(max(day) - 1, '2000-01-01') as day from ledger_supply
    ), moved as (
      select ledger_day(p.at) as day, m.resource, m.amount, ledger_is_open(m.source) as minted,
        ledger_is_open(m.target) as burned
      from ledger_posts p join ledger_moves m on m.post = p.id
      where p.at >= ((select day from since) - interval '8 hours') at time zone 'UTC'
    )
    insert into ledger_supply (day, resource, minted, burned)
    select day, resource, coalesce(sum(amount) filter (where minted and not burned), 0),
      coalesce(sum(amount) filter (where burned and not minted), 0)
    from moved group by day, resource
    on conflict (day, resource) do update set minted = excluded.minted, burned = excluded.burned
  `.execute(own)
}
