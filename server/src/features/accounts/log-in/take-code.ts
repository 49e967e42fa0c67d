import type { Tx } from '../../../kit/db/database.ts'
import { mailRecoveryUsed } from '../mail/mail-notices.ts'
import type { AccountsServices } from '../services.ts'
import { openSecret, recoveryHash, stepOf } from './factor-secret.ts'
import { codesLeft, factorOf, takeRecoveryCode, takeStep } from './factor-store.ts'

export interface TypedCode {
  readonly member: number
  readonly code: string
  readonly now: Date
}

/**
 * Whether this is a code of the member's authenticator, or one of the recovery codes: each is taken once. Tries are
 * counted for the member before they are looked at, from wherever they come and beyond the transaction; a right one
 * forgets the wrong ones before it.
 */
export async function takeCode(tx: Tx, services: AccountsServices, typed: TypedCode): Promise<boolean> {
  const counted = `m${typed.member}`
  await services.limits.take('wrongCode', counted)
  if (!(await isTaken(tx, services, typed))) return false
  await services.limits.clear('wrongCode', counted)
  return true
}

/** Where two-factor is on, the act needs a code beside the password. */
export async function passesFactor(
  tx: Tx,
  services: AccountsServices,
  typed: Omit<TypedCode, 'code'> & { readonly code: string | undefined },
): Promise<boolean> {
  const factor = await factorOf(tx, typed.member)
  if (!factor?.confirmed_at) return true
  // Nothing typed is no wrong code.
  return typed.code !== undefined && typed.code.trim() !== '' && takeCode(tx, services, { ...typed, code: typed.code })
}

async function isTaken(tx: Tx, services: AccountsServices, { member, code, now }: TypedCode): Promise<boolean> {
  const plain = code
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
  if (!/^\d{6}$/.test(plain)) {
    const hash = recoveryHash(services.secret, member, plain)
    if (!(await takeRecoveryCode(tx, { member, hash, now }))) return false
    await mailRecoveryUsed(tx, member, await codesLeft(tx, member))
    return true
  }
  const factor = await factorOf(tx, member)
  if (!factor) return false
  const step = stepOf(openSecret(services.secret, member, factor.secret), plain, now)
  return step !== null && takeStep(tx, member, step)
}
