import type { In } from '#contract/endpoint.ts'
import { postTransfer } from '#core/ledger/post-transfer.ts'
import { balanceOf } from '#core/ledger/reads.ts'
import { house } from '#rules/ledger/houses.ts'
import type { Resource } from '#rules/ledger/resources.ts'
import { giveResource } from '#site/test/give-resource.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import type { TestSite } from '#site/test/open-test-site.ts'
import { shop } from '../contract/shop.ts'
import type { Ware } from '../rules/wares.ts'

let made = 0

/** What tests of the shop do with its members. */
export function shoppers(site: () => TestSite) {
  const db = () => site().site.foundation.db
  const give = (to: TestMember, resource: Resource, amount: number) => giveResource(site(), to, resource, amount)
  /** Lets a member owe an amount that they do not have. */
  const owe = (from: TestMember, resource: Resource, amount: number) =>
    db().transaction((tx) =>
      postTransfer(tx, {
        reason: 'takenBack',
        about: { kind: 'nothing', id: 0 },
        key: `owed:${++made}`,
        at: new Date(),
        moves: [{ from: from.id, to: house('mint'), resource, amount }],
        short: 'owe',
      }),
    )
  const rich = async (score: number) => {
    const member = await makeMember(site(), `buyer${++made}`)
    if (score > 0) await give(member, 'score', score)
    return member
  }
  const buy = (by: TestMember, item: Ware, more: Partial<In<typeof shop.calls.buy>> = {}, idempotencyKey?: string) =>
    site().call(
      shop.calls.buy,
      { item, count: 1, price: 10_000_000, ...more },
      { token: by.token, ...(idempotencyKey ? { idempotencyKey } : {}) },
    )
  const sell = (by: TestMember, item: 'power' | 'point', more: Partial<In<typeof shop.calls.sell>> = {}) =>
    site().call(shop.calls.sell, { item, count: 1, price: 0, ...more }, { token: by.token })
  const held = (by: TestMember, ...resources: readonly Resource[]) =>
    Promise.all(resources.map((resource) => balanceOf(db().own, by.id, resource)))
  const prices = async () => (await site().call(shop.calls.prices, {})).data
  const priceOf = async (item: Ware) => (await prices()).items.find((each) => each.item === item)?.price ?? 0
  return { db, give, owe, rich, buy, sell, held, prices, priceOf }
}
