import { createSession } from '../src/core/members/store.ts'
import type { TestMember } from './make-member.ts'
import type { TestSite } from './open-test-site.ts'

/** A fresh session of a member, for calls after which the one before may be over. */
export async function signInAgain(site: TestSite, member: TestMember): Promise<TestMember> {
  const { db, now } = site.site.foundation
  const session = { member: member.id, agent: 'test', now: now() }
  const { token } = await db.transaction((tx) => createSession(tx, session))
  return { id: member.id, token }
}
