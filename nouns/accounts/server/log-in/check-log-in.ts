import { createHmac } from 'node:crypto'
import type { LimitNotice } from '#contract/envelope.ts'
import { reopenableUntil } from '#core/members/closure-store.ts'
import { type Holder, holderByName, lockHolder } from '#core/members/reads.ts'
import { setPassword } from '#core/members/store.ts'
import type { Tx } from '#kit/db/database.ts'
import type { Origin } from '#kit/http/call.ts'
import * as limits from '#rules/people/account-limits.ts'
import { normalMail } from '#rules/people/accounts.ts'
import { isKnownNetwork } from '../reads.ts'
import type { AccountsServices } from '../services.ts'
import { type Attempt, forgetAttempts, freezeWhenSpent, isBesieged, noteAttempt } from './attempt-store.ts'
import { memberDoor } from './doors.ts'
import { mailUnlock } from './mail-unlock.ts'

/** An account whose password was right. */
export interface CheckedLogIn {
  readonly holder: Holder
  readonly attempt: Attempt
  readonly renewed: string | null
}

interface LogInTry {
  readonly input: { readonly account: string; readonly password: string }
  readonly from: Origin
  readonly now: Date
  readonly refuse: (code: 'frozen' | 'closed' | 'wrongLogin', data?: unknown) => never
  readonly requireCaptcha: () => Promise<void>
}

/**
 * Checks a typed account or address and its password under the limits of the log-in, before the transaction. An unknown name and
 * a wrong password take the same steps, so that neither the answer nor its time tells which accounts exist. Every call that
 * takes the password of an account that the caller is not signed in to must use this.
 */
export async function checkLogIn(services: AccountsServices, call: LogInTry): Promise<CheckedLogIn> {
  const { input, from, now, refuse, requireCaptcha } = call
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
    if (holder.closed_at) return refuse('closed', { until: await reopenableUntil(db.read, holder.id) })
    return { holder, attempt, renewed }
  }
  const until = await freezeWhenSpent(db.own, attempt)
  await mailUnlock(services, { door, holder: holder ?? null, now })
  return until ? refuse('frozen', notice(until)) : refuse('wrongLogin')
}

/**
 * Completes a log-in whose password was right, with the member's row locked. False if the password changed or the
 * account was closed since the check: that change ended every session, and this log-in must not open a new one.
 */
export async function isStillRight(tx: Tx, { holder, attempt, renewed }: CheckedLogIn): Promise<boolean> {
  const { password, closed_at } = await lockHolder(tx, holder.id)
  if (password !== holder.password || closed_at) return false
  if (renewed) await setPassword(tx, holder.id, renewed)
  await forgetAttempts(tx, attempt)
  return true
}

const notice = (until: Date): LimitNotice => ({
  limit: { points: limits.loginFreezeTries, seconds: limits.loginFreezeSeconds },
  until: until.toISOString(),
})

/** People may type a secret as the name by mistake, so an unknown name is only stored as a keyed hash. */
const strangerDoor = (secret: Buffer, name: string): string =>
  `n${keyed(secret, `name\n${normalMail(name)}`).toString('base64url')}`

const keyed = (secret: Buffer, text: string): Buffer => createHmac('sha256', secret).update(text).digest()
