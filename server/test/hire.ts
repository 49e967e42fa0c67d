import type { Permission } from '@patisserie/rules/permissions'
import { makeMember, type TestMember } from './make-member.ts'
import type { TestSite } from './open-test-site.ts'

/** A signed-in member who holds these codes of the back office. */
export async function hire(site: TestSite, account: string, staff: readonly Permission[]): Promise<TestMember> {
  const member = await makeMember(site, account)
  await giveCodes(site, account, staff)
  return member
}

/** Codes for an account that is there already. */
export async function giveCodes(site: TestSite, account: string, staff: readonly Permission[]): Promise<void> {
  const { db, touched } = site.site.foundation
  await db.own
    .updateTable('members')
    .set({ staff: [...staff] })
    .where('account', '=', account)
    .execute()
  touched(['me'])
}
