import { sessionSince } from '#core/members/staff/staff-reads.ts'
import type { Tx } from '#kit/db/database.ts'
import type { Caller } from '#kit/http/call.ts'

const freshMs = 12 * 3_600_000

/**
 * Whether the caller logged in within the last 12 hours, so that a device left signed in cannot be used to hand out
 * rights.
 */
export async function hasFreshSession(tx: Tx, caller: Caller, now: Date): Promise<boolean> {
  const since = await sessionSince(tx, caller.session)
  return since !== undefined && now.getTime() - since.getTime() < freshMs
}
