import { createSession } from '#core/members/store.ts'
import type { TestMember } from './make-member.ts'
import type { TestSite } from './open-test-site.ts'

/** A new session of a member, for use after calls that may end the member's current session. */
export async function signInAgain(site: TestSite, member: TestMember): Promise<TestMember> {
  const { db, now } = site.site.foundation
  const session = { member: member.id, agent: 'test', now: now() }
  const { token } = await db.transaction((tx) => createSession(tx, session))
  return { id: member.id, token }
}
