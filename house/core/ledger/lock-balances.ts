import { sql } from 'kysely'
import type { Tx } from '#kit/db/database.ts'
import { type Resource, resourceNumber } from '#rules/ledger/resources.ts'
import './tables.ts'

export interface LockedBalance {
  readonly amount: number
  /** How many moves have changed it: a key with this number in it names one state of the balance. */
  readonly lines: number
}

/**
 * Locks balances of a member, in the order in which `postTransfer` locks them, and answers them in the order of
 * `wanted`. What a transfer depends on cannot change any more then.
 */
export async function lockBalances(tx: Tx, member: number, wanted: readonly Resource[]): Promise<LockedBalance[]> {
  const numbers = wanted.map(resourceNumber)
  await sql`with first as materialized (select ledger_queue(${member}))
    insert into ledger_balances (holder, resource)
    select ${member}::bigint, r from first, unnest(${numbers}::smallint[]) r order by r on conflict do nothing`.execute(
    tx,
  )
  const rows = await tx
    .selectFrom('ledger_balances')
    .select(['resource', 'amount', 'lines'])
    .where('holder', '=', member)
    .where('resource', 'in', numbers)
    .orderBy('resource')
    .forNoKeyUpdate()
    .execute()
  const found = new Map(rows.map(({ resource, amount, lines }) => [resource, { amount, lines }]))
  return numbers.map((number) => found.get(number) ?? { amount: 0, lines: 0 })
}
