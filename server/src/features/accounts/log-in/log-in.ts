import { createHmac } from 'node:crypto'
import type { LimitNotice } from '@patisserie/contract/envelope'
import { normalMail } from '@patisserie/rules/accounts/accounts'
import { limits } from '@patisserie/rules/limits'
import { type Holder, holderByName, lockHolder } from '../../../core/members/reads.ts'
import { setPassword } from '../../../core/members/store.ts'
import { newToken, tokenHash } from '../../../core/members/tokens.ts'
import type { Tx } from '../../../kit/db/database.ts'
import { prepared } from '../../../kit/http/call.ts'
import { Refusal } from '../../../kit/http/refusal.ts'
import { reopenableUntil } from '../closing/closure-store.ts'
import { mailUnlock } from '../mail/mail-unlock.ts'
import { isKnownNetwork } from '../reads.ts'
import type { AccountsServices, BeforeOf, CallOf, HandlerOf } from '../services.ts'
import { type Attempt, forgetAttempts, freezeWhenSpent, isBesieged, noteAttempt } from './attempt-store.ts'
import { memberDoor } from './doors.ts'
import { insertTicket, isFactorOn } from './factor-store.ts'
import { signIn } from './sign-in.ts'

interface Checked {
  readonly holder: Holder
  readonly attempt: Attempt
  readonly renewed: string | null
}

/**
 * Logs in by account name or mail address. An unknown name and a wrong password take the same steps, so that neither
 * the answer nor its time tells which accounts exist.
 */
export const logIn = (services: AccountsServices): HandlerOf<'login'> =>
  prepared(
    async ({ input, from, now, refuse, requireCaptcha }: BeforeOf<'login'>): Promise<Checked> => {
      const { db, passwords, secret } = services
      const holder = await holderByName(db.read, input.account)
      const door = holder ? memberDoor(holder.id) : strangerDoor(secret, input.account)
      const wrong = keyed(secret, `wrong\n${door}\n${input.password}`)
      const attempt = { door, network: from.network, wrong, now }
      if (await isBesieged(db.read, door, now)) {
        const known = holder && (await isKnownNetwork(db.read, { member: holder.id, network: from.network, now }))
        if (!known) await requireCaptcha()
      }
      const frozen = await noteAttempt(db.own, attempt)
      if (frozen) refuse('frozen', notice(frozen))
      const { right, renewed } = await passwords.check(holder?.password ?? null, input.password)
      if (holder && right) {
        const checked = { holder, attempt, renewed }
        if (holder.closed_at) return refuse('closed', { until: await reopenableUntil(db.read, holder.id) })
        if (await isFactorOn(db.read, holder.id)) await askForCode(services, checked, now)
        return checked
      }
      const until = await freezeWhenSpent(db.own, attempt)
      await mailUnlock(services, { door, holder: holder ?? null, now })
      return until ? refuse('frozen', notice(until)) : refuse('wrongLogin')
    },
    async ({ db, from, now, refuse }: CallOf<'login'>, checked: Checked) => {
      const { id } = checked.holder
      if (!(await isStillRight(db, checked)) || (await isFactorOn(db, id))) return refuse('wrongLogin')
      return signIn(db, { member: id, from, now })
    },
  )

/**
 * Completes a log-in whose password was right, with the member's row locked. False if the password changed or the
 * account was closed since the check: that change ended every session, and this log-in must not open a new one.
 */
async function isStillRight(tx: Tx, { holder, attempt, renewed }: Checked): Promise<boolean> {
  const { password, closed_at } = await lockHolder(tx, holder.id)
  if (password !== holder.password || closed_at) return false
  if (renewed) await setPassword(tx, holder.id, renewed)
  await forgetAttempts(tx, attempt)
  return true
}

/**
 * After a right password, when a code is still needed: throws the gate `totp` with the ticket that `/loginCode` takes.
 * Returns without throwing if the password was changed or the account closed meanwhile.
 */
async function askForCode(services: AccountsServices, checked: Checked, now: Date): Promise<void> {
  const ticket = newToken()
  const given = await services.db.transaction(async (tx) => {
    if (!(await isStillRight(tx, checked))) return false
    const expires_at = new Date(now.getTime() + limits.loginTicketSeconds * 1_000)
    await insertTicket(tx, { token_hash: tokenHash(ticket), member: checked.holder.id, expires_at })
    return true
  })
  if (given) throw new Refusal({ auth: 'totp', data: { ticket } })
}

const notice = (until: Date): LimitNotice => ({
  limit: { points: limits.loginFreezeTries, seconds: limits.loginFreezeSeconds },
  until: until.toISOString(),
})

/** People may type a secret as the name by mistake, so an unknown name is only stored as a keyed hash. */
const strangerDoor = (secret: Buffer, name: string): string =>
  `n${keyed(secret, `name\n${normalMail(name)}`).toString('base64url')}`

const keyed = (secret: Buffer, text: string): Buffer => createHmac('sha256', secret).update(text).digest()
