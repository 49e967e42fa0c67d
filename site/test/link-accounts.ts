import { linkOwn, lockLinks } from '#core/members/links/link-store.ts'
import type { TestMember } from './make-member.ts'
import type { TestSite } from './open-test-site.ts'

/** Links two accounts, as their owner does. */
export const linkAccounts = (site: TestSite, one: TestMember, other: TestMember): Promise<void> => {
  const { db, now } = site.site.foundation
  return db.transaction(async (tx) => {
    await lockLinks(tx)
    await linkOwn(tx, { members: [one.id, other.id], now: now() })
  })
}
