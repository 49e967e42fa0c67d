import { codesLeft, factorOf, takeRecoveryCode, takeStep } from '#core/members/second-factor/factor-store.ts'
import type { Tx } from '#kit/db/database.ts'
import { mailRecoveryUsed } from '../mail/mail-notices.ts'
import type { AccountsServices } from '../services.ts'
import { openSecret, recoveryHash, stepOf } from './factor-secret.ts'

export interface TypedCode {
  readonly member: number
  readonly code: string
  readonly now: Date
}

/**
 * Whether the code is a valid code of the member's authenticator or an unused recovery code; it is marked as used.
 * Attempts are counted per member before the code is checked, from all networks together and outside the transaction. A
 * right code resets the count. Throws `tooOften` if too many codes were wrong.
 */
export async function takeCode(tx: Tx, services: AccountsServices, typed: TypedCode): Promise<boolean> {
  const counted = `m${typed.member}`
  await services.limits.take('wrongCode', counted)
  if (!(await isTaken(tx, services, typed))) return false
  await services.limits.clear('wrongCode', counted)
  return true
}

/**
 * Whether the act may go on: true without two-factor, else only with a valid code. An empty code does not count as an
 * attempt.
 */
export async function passesFactor(
  tx: Tx,
  services: AccountsServices,
  typed: Omit<TypedCode, 'code'> & { readonly code: string | undefined },
): Promise<boolean> {
  const factor = await factorOf(tx, typed.member)
  if (!factor?.confirmed_at) return true
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
