import { expect } from 'vitest'
import { auditLedger } from '#core/ledger/audit.ts'
import { walletOf } from '#core/ledger/reads.ts'
import type { Resource } from '#rules/ledger/resources.ts'
import type { TestMember } from './make-member.ts'
import type { TestSite } from './open-test-site.ts'

/** What a member holds, without what they have none of; debts as negative amounts. */
export async function held({ site }: TestSite, { id }: TestMember): Promise<Partial<Record<Resource, number>>> {
  const { balances, owed } = await walletOf(site.foundation.db.own, id)
  const debts = Object.entries(owed).map(([resource, amount]) => [resource, -amount])
  return Object.fromEntries([...Object.entries(balances).filter(([, amount]) => amount > 0), ...debts])
}

/** Expects that the ledger of the site adds up. */
export async function expectAudited({ site }: TestSite): Promise<void> {
  const audits = await auditLedger(site.foundation.db)
  expect(audits.map(({ name, wrong }) => [name, wrong])).toEqual([
    ['balances', []],
    ['lines', []],
  ])
}
