import { createHash } from 'node:crypto'
import { accounts } from '@patisserie/contract/accounts'
import { secondFactor } from '@patisserie/contract/second-factor'
import { passwordMaterial } from '@patisserie/rules/accounts/accounts'
import { Secret, TOTP } from 'otpauth'
import { openPasswords } from '../src/core/members/passwords.ts'
import { setPassword } from '../src/core/members/store.ts'
import { makeMember, type TestMember } from './make-member.ts'
import type { TestSite } from './open-test-site.ts'

/** What a client sends for the password of `makeOwner`. */
export const ownPassword = createHash('sha256').update(passwordMaterial('three-cakes-on-a-shelf')).digest('hex')

/** A signed-in member who can prove to be the owner: their password is `ownPassword`. */
export async function makeOwner(site: TestSite, account: string, verified = true): Promise<TestMember> {
  const member = await makeMember(site, account, verified)
  await givePassword(site, member)
  return member
}

/** A member with two-factor on. */
export interface GuardedMember extends TestMember {
  /** A code that was not used yet: the site's clock goes on by a step, as each step's code is taken once. */
  readonly code: () => string
}

const stepMs = 30_000

/** Switches two-factor on for somebody signed in, by the calls of the settings. */
export async function guard(site: TestSite, member: TestMember, password = ownPassword): Promise<GuardedMember> {
  const { start, confirm } = secondFactor.calls
  const { token } = member
  const { msg, data } = await site.call(start, { password }, { token })
  if (msg !== '') throw new Error(`two-factor was refused: ${msg}`)
  const totp = new TOTP({ secret: Secret.fromBase32(data.secret) })
  const code = () => {
    site.advance(stepMs)
    return totp.generate({ timestamp: site.site.foundation.now().getTime() })
  }
  const confirmed = await site.call(confirm, { code: code() }, { token })
  if (confirmed.msg !== '') throw new Error(`the code was refused: ${confirmed.msg}`)
  return { ...member, code }
}

/** Another session of an owner, as by a log-in on another device. */
export async function logInAgain(site: TestSite, account: string): Promise<string> {
  const { data } = await site.call(accounts.calls.login, { account, password: ownPassword })
  return data.token
}

/** `ownPassword` for somebody who is there already. */
export async function givePassword(site: TestSite, { id }: TestMember): Promise<void> {
  const hash = await openPasswords().hash(ownPassword)
  await site.site.foundation.db.transaction((tx) => setPassword(tx, id, hash))
}
