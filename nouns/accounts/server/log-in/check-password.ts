import { holdSession } from '#core/members/end-sessions.ts'
import { type Holder, holderById, lockHolder } from '#core/members/reads.ts'
import type { Tx } from '#kit/db/database.ts'
import type { Caller } from '#kit/http/call.ts'
import { Refusal } from '#kit/refusal.ts'
import type { AccountsServices } from '../services.ts'

/**
 * Answers the stored hash of the member's password if the typed password is right, else null. Slow: call it before the
 * transaction opens.
 */
export async function checkPassword(services: AccountsServices, member: number, sent: string): Promise<string | null> {
  const { password } = await holderById(services.db.read, member)
  return (await services.passwords.check(password, sent)).right ? password : null
}

/**
 * Locks the caller's row until the transaction ends. The session and the password may have ended since the password was checked:
 * throws the refusal `login` where the session is over, and `pwWrong` where the password is no longer `checked`.
 */
export async function holdOwner(tx: Tx, caller: Pick<Caller, 'id' | 'session'>, checked: string): Promise<Holder> {
  await holdSession(tx, caller)
  const owner = await lockHolder(tx, caller.id)
  if (owner.password !== checked) throw new Refusal({ code: 'pwWrong' })
  return owner
}
