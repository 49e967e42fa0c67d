import { linkedTo } from '#core/members/links/linked.ts'
import type { Tx } from '#kit/db/database.ts'
import { hasStakedOn } from './reads/stakes-of-bet.ts'

/** Whether somebody, with any account, staked on an event or can bring its outcome about: they decide nothing about it. */
export async function hasPart(
  tx: Tx,
  { id, involved }: { readonly id: number; readonly involved: readonly number[] },
  member: number,
): Promise<boolean> {
  const accounts = await linkedTo(tx, member)
  return accounts.some((account) => involved.includes(account)) || (await hasStakedOn(tx, id, accounts))
}
