import { createHash } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { accounts } from '#contract/accounts.ts'
import { secondFactor } from '#contract/second-factor.ts'
import { openPasswords } from '#core/members/passwords/passwords.ts'
import { setPassword } from '#core/members/store.ts'
import { passwordMaterial } from '#rules/people/accounts.ts'
import { makeMember, type TestMember } from './make-member.ts'
import type { TestSite } from './open-test-site.ts'

/** The password hash that a client sends for members of `makeOwner`. */
export const ownPassword = createHash('sha256').update(passwordMaterial('three-cakes-on-a-shelf')).digest('hex')

/** Creates a signed-in member with the password `ownPassword`, for calls that ask for the password. */
export async function makeOwner(site: TestSite, account: string, verified = true): Promise<TestMember> {
  const member = await makeMember(site, account, verified)
  await givePassword(site, member)
  return member
}

/** A member with two-factor on. */
export interface GuardedMember extends TestMember {
  /** An unused one-time code. Advances the site's clock by one step, because each step's code is accepted once. */
  readonly code: () => string
}

const stepMs = 30_000

/** Switches two-factor on for a signed-in member, through the calls of the settings. */
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

/** Logs in once more, as on another device; answers the new session's token. */
export async function logInAgain(site: TestSite, account: string): Promise<string> {
  const { data } = await site.call(accounts.calls.login, { account, password: ownPassword })
  return data.token
}

let hashed: Promise<string> | undefined

/** The stored hash of `ownPassword`, made once a worker with the parameters of the site. */
export const ownPasswordHash = (): Promise<string> => (hashed ??= openPasswords().hash(ownPassword))

/** Sets the password of an existing member to `ownPassword`. */
export async function givePassword(site: TestSite, { id }: TestMember): Promise<void> {
  const hash = await ownPasswordHash()
  await site.site.foundation.db.transaction((tx) => setPassword(tx, id, hash))
}
