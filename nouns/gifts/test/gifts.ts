import { walletOf } from '#core/ledger/reads.ts'
import type { Resource } from '#rules/ledger/resources.ts'
import { giveResource } from '#site/test/give-resource.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import type { TestSite } from '#site/test/open-test-site.ts'
import { gifts } from '../contract/gifts.ts'

const { calls } = gifts
const dayMs = 86_400_000
let count = 0

/** Acts of members who give to each other, on the site that `site` answers. */
export function givers(site: () => TestSite) {
  const db = () => site().site.foundation.db
  const as = ({ token }: TestMember) => ({ token })

  /** Gives a member resources out of nothing. */
  const grant = (to: TestMember, resource: Resource, amount: number) => giveResource(site(), to, resource, amount)
  /** Makes an account so many days old. */
  const age = async ({ id }: TestMember, days: number) => {
    const created_at = new Date(Date.now() - days * dayMs)
    await db().own.updateTable('members').set({ created_at }).where('id', '=', id).execute()
  }
  return {
    as,
    grant,
    age,
    /** A member who may give, and holds this. */
    giver: async (held: Partial<Record<Resource, number>> = {}) => {
      const member = await makeMember(site(), `giver${++count}`)
      await age(member, 40)
      for (const [resource, amount] of Object.entries({ player: 1, ...held })) {
        await grant(member, resource as Resource, amount) // the keys of `held`
      }
      return member
    },
    /** Gives; answers what the call was refused with, or ''. */
    give: async (from: TestMember, to: TestMember, what: Partial<Record<Resource, number>>, note = '') => {
      const [[resource, amount] = ['score', 0] as const] = Object.entries(what) as [Resource, number][] // its own keys
      const { auth, msg } = await site().call(calls.give, { receiver: to.id, resource, amount, note }, as(from))
      return auth || msg
    },
    decline: async (member: TestMember, id: number) => (await site().call(calls.decline, { id }, as(member))).msg,
    own: async (member: TestMember, way: 'all' | 'out' | 'in' = 'all') =>
      (await site().call(calls.own, { way }, as(member))).data,
    terms: async (member: TestMember, to: TestMember) =>
      (await site().call(calls.terms, { receiver: to.id }, as(member))).data,
    held: async ({ id }: TestMember, resource: Resource) => (await walletOf(db().own, id)).balances[resource],
  }
}
