import type { ReadDb, Tx } from '#kit/db/database.ts'
import { type Balances, noBalances, type Resource, resourceNumber, resourceOf } from '#rules/ledger/resources.ts'
import type { Reading } from '../members/reads.ts'
import './tables.ts'

export interface BalanceRow {
  readonly resource: number
  readonly amount: number
  readonly owed: number
}

/** What a member holds of every resource, and what they owe where they owe something. */
export interface Wallet {
  readonly balances: Balances
  readonly owed: Partial<Balances>
}

export const balancesStatement = {
  name: 'ledger-balances',
  sql: 'select resource, amount, owed from ledger_balances where holder = $1',
}

export function balancesFrom(rows: readonly BalanceRow[]): Wallet {
  const balances = { ...noBalances }
  const owed: Partial<Record<Resource, number>> = {}
  for (const row of rows) {
    const resource = resourceOf(row.resource)
    balances[resource] = row.amount
    if (row.owed > 0) owed[resource] = row.owed
  }
  return { balances, owed }
}

/** All balances of a member, in a read. */
export const readWallet = async (db: ReadDb, member: number): Promise<Wallet> =>
  balancesFrom(await db.named<BalanceRow>(balancesStatement, [member]))

/** All balances of a member, in any transaction. */
export const walletOf = async (db: Reading, member: number): Promise<Wallet> =>
  balancesFrom(
    await db
      .selectFrom('ledger_balances')
      .select(['resource', 'amount', 'owed'])
      .where('holder', '=', member)
      .execute(),
  )

/** The amount of one resource that a member holds now; it may change until a transfer has locked it. */
export async function balanceOf(db: Reading, member: number, resource: Resource): Promise<number> {
  const row = await db
    .selectFrom('ledger_balances')
    .select('amount')
    .where('holder', '=', member)
    .where('resource', '=', resourceNumber(resource))
    .executeTakeFirst()
  return row?.amount ?? 0
}

/** Whether a member has debts. Who has any may neither give, stake nor buy. */
export async function isInDebt(db: Tx, member: number): Promise<boolean> {
  const row = await db
    .selectFrom('ledger_balances')
    .select('holder')
    .where('holder', '=', member)
    .where('owed', '>', 0)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
