import { postTransfer } from '#core/ledger/post-transfer.ts'
import { house } from '#rules/ledger/houses.ts'
import type { Resource } from '#rules/ledger/resources.ts'
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
