import { createMember } from '#core/members/create-member.ts'
import { createSession } from '#core/members/store.ts'
import type { TestSite } from './open-test-site.ts'

export interface TestMember {
  readonly id: number
  readonly token: string
}

/** Creates a signed-in member without the register calls; the e-mail address is verified unless `verified` is false. */
export function makeMember(site: TestSite, account: string, verified = true): Promise<TestMember> {
  const now = new Date()
  return site.site.foundation.db.transaction(async (tx) => {
    const mail = `${account}@example.test`
    const made = await createMember(tx, { account, mail, password: 'none', language: 'zh', verified, now })
    if ('taken' in made) throw new Error(`the ${made.taken} of ${account} is taken`)
    const session = await createSession(tx, { member: made.id, agent: 'test', now })
    return { id: made.id, token: session.token }
  })
}
