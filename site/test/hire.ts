import type { Permission } from '#rules/staff/permissions.ts'
import type { TestMember } from './make-member.ts'
import { type GuardedMember, givePassword, guard, makeOwner } from './make-owner.ts'
import type { TestSite } from './open-test-site.ts'

/** Creates a signed-in member who has two-factor on and these permission codes. */
export async function hire(site: TestSite, account: string, staff: readonly Permission[]): Promise<GuardedMember> {
  const member = await guard(site, await makeOwner(site, account))
  await giveCodes(site, account, staff)
  return member
}

/** Gives an existing member two-factor and these permission codes. */
export async function makeStaff(
  site: TestSite,
  member: TestMember,
  staff: readonly Permission[],
): Promise<GuardedMember> {
  await givePassword(site, member)
  const guarded = await guard(site, member)
  const { db, touched } = site.site.foundation
  await db.own
    .updateTable('members')
    .set({ staff: [...staff] })
    .where('id', '=', member.id)
    .execute()
  touched(['me', 'members'])
  return guarded
}

/** Gives an existing account permission codes. They have no effect without two-factor. */
export async function giveCodes(site: TestSite, account: string, staff: readonly Permission[]): Promise<void> {
  const { db, touched } = site.site.foundation
  await db.own
    .updateTable('members')
    .set({ staff: [...staff] })
    .where('account', '=', account)
    .execute()
  touched(['me'])
}
