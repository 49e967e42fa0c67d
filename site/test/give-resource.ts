import { house } from '@patisserie/rules/ledger/houses'
import type { Resource } from '@patisserie/rules/ledger/resources'
import { postTransfer } from '../src/core/ledger/post-transfer.ts'
import type { TestMember } from './make-member.ts'
import type { TestSite } from './open-test-site.ts'

let given = 0

/** Gives a member some of a resource, out of the house's account of prizes. */
export const giveResource = (
  { site: { foundation } }: TestSite,
  { id }: Pick<TestMember, 'id'>,
  resource: Resource,
  amount: number,
) =>
  foundation.db.transaction((tx) =>
    postTransfer(tx, {
      reason: 'prize',
      about: { kind: 'nothing', id: 0 },
      key: `test-given:${++given}`,
      at: foundation.now(),
      moves: [{ from: house('prizes'), to: id, resource, amount }],
    }),
  )
