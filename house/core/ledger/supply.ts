import type { Database, ReadDb } from '#kit/db/database.ts'
import { resourceOf } from '#rules/ledger/resources.ts'
import type { SupplyDay } from '#rules/ledger/supply.ts'
import './tables.ts'

/**
 * Adds up what was minted and burned on each Beijing day that may have changed since the last sum: from the day before
 * the newest one in the table. Without a time limit: the first sum of an old ledger takes long. Idempotent; several
 * processes may run it at once.
 */
export async function sumSupply({ patient }: Pick<Database, 'patient'>): Promise<void> {
  await patient.query(`
    insert into ledger_supply (day, resource, minted, burned)
    ${sumsSince(`(select coalesce(max(day) - 1, '${firstDay}') from ledger_supply)`)}
    on conflict (day, resource) do update set minted = excluded.minted, burned = excluded.burned`)
}

/** What was minted and burned on each Beijing day so far. The newest summed day and later ones are added up anew. */
export async function readSupply(db: ReadDb): Promise<SupplyDay[]> {
  const summed = await db.named<StoredDay>(summedStatement, [])
  const newest = summed.reduce((last, { day }) => (day > last ? day : last), firstDay)
  const added = await db.named<StoredDay>(addedStatement, [newest])
  return [...summed.filter(({ day }) => day < newest), ...added].map(({ resource, ...row }) => ({
    ...row,
    resource: resourceOf(resource),
  }))
}

type StoredDay = Omit<SupplyDay, 'resource'> & { readonly resource: number }

/** A day before every transfer. */
const firstDay = '2000-01-01'

/** SQL: sums by day and resource, from a day on. */
const sumsSince = (day: string) => `
  select day, resource, coalesce(sum(amount) filter (where minted and not burned), 0)::bigint as minted,
    coalesce(sum(amount) filter (where burned and not minted), 0)::bigint as burned
  from (
    select ledger_day(p.at) as day, m.resource, m.amount, ledger_is_open(m.source) as minted,
      ledger_is_open(m.target) as burned
    from ledger_posts p join ledger_moves m on m.post = p.id
    where p.at >= (${day} - interval '8 hours') at time zone 'UTC'
  ) moved group by day, resource`

const summedStatement = {
  name: 'ledger-supply-summed',
  sql: 'select day, resource, minted, burned from ledger_supply',
}

/** The day is a parameter, so that the planner knows how few transfers there are since then. */
const addedStatement = { name: 'ledger-supply-added', sql: sumsSince('$1::date') }
