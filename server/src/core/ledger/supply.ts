import { resources } from '@patisserie/rules/ledger/resources'
import type { SupplyDay } from '@patisserie/rules/ledger/supply'
import { sql } from 'kysely'
import type { Database, ReadDb } from '../../kit/db/database.ts'
import './tables.ts'

/**
 * Adds up what was minted and burned on each Beijing day that may have changed since the last sum: from the day before
 * the newest one in the table. Idempotent; several processes may run it at once.
 */
export async function sumSupply({ own }: Pick<Database, 'own'>): Promise<void> {
  await sql
    .raw(`
    with since as (select coalesce(max(day) - 1, '2000-01-01') as day from ledger_supply)
    insert into ledger_supply (day, resource, minted, burned) ${sumsSinceSql}
    on conflict (day, resource) do update set minted = excluded.minted, burned = excluded.burned`)
    .execute(own)
}

/** What was minted and burned on each Beijing day so far. The newest summed day and later ones are added up anew. */
export async function readSupply(db: ReadDb): Promise<SupplyDay[]> {
  const rows = await db.named<Omit<SupplyDay, 'resource'> & { readonly resource: number }>(supplyStatement, [])
  return rows.flatMap(({ resource, ...row }) => {
    const name = resources[resource]
    return name ? { ...row, resource: name } : []
  })
}

/** SQL: sums by day and resource, from the day in `since` on. */
const sumsSinceSql = `
  select day, resource, coalesce(sum(amount) filter (where minted and not burned), 0)::bigint as minted,
    coalesce(sum(amount) filter (where burned and not minted), 0)::bigint as burned
  from (
    select ledger_day(p.at) as day, m.resource, m.amount, ledger_is_open(m.source) as minted,
      ledger_is_open(m.target) as burned
    from ledger_posts p join ledger_moves m on m.post = p.id
    where p.at >= ((select day from since) - interval '8 hours') at time zone 'UTC'
  ) moved group by day, resource`

const supplyStatement = {
  name: 'ledger-supply',
  sql: `with since as (select coalesce(max(day), '2000-01-01') as day from ledger_supply)
    select day, resource, minted, burned from ledger_supply where day < (select day from since)
    union all ${sumsSinceSql}`,
}
