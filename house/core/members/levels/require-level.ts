import type { Caller } from '#kit/http/call.ts'
import { Refusal } from '#kit/refusal.ts'
import { type BombPrivilege, type LifePrivilege, missingLevel } from '#rules/people/privileges.ts'

/**
 * Refuses as a call declared for a level does (`who: 'life:4'`): for calls that only sometimes need one. The answer names
 * the kind and the level that are missing.
 */
export function requireLevel({ verified, levels }: Caller, privilege: LifePrivilege | BombPrivilege): void {
  if (!verified) throw new Refusal({ auth: 'mailCheck' })
  const missing = missingLevel(privilege, levels)
  if (missing) throw new Refusal({ auth: 'authority', data: missing })
}
