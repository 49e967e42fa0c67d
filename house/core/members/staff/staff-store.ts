import type { Tx } from '#kit/db/database.ts'
import type { Permission } from '#rules/staff/permissions.ts'
import { endEntered, endEnteredIn } from '../end-sessions.ts'
import { newToken, tokenHash } from '../tokens.ts'

/** Sets a member's staff codes. Without the code `user` they are also logged out of the accounts they entered. */
export async function setStaff(tx: Tx, member: number, codes: readonly Permission[]): Promise<void> {
  await tx
    .updateTable('members')
    .set({ staff: [...codes] })
    .where('id', '=', member)
    .execute()
  if (!codes.includes('user')) await endEntered(tx, member)
}

export interface BlackFlag {
  readonly black: boolean
  readonly reason: string
  readonly until: Date | null
}

export async function setBlackFlag(tx: Tx, member: number, { black, reason, until }: BlackFlag): Promise<void> {
  const flag = { black, black_reason: reason, black_until: until }
  await tx.updateTable('members').set(flag).where('id', '=', member).execute()
  if (black) await endEntered(tx, member)
}

/** Makes an account a robot of the staff, or an ordinary one again. Staff who are inside it leave. */
export async function setRobotFlag(tx: Tx, member: number, robot: boolean): Promise<void> {
  await tx.updateTable('members').set({ robot }).where('id', '=', member).execute()
  await endEnteredIn(tx, member)
}

/** How long staff may stay inside another account, in milliseconds, however active they are. */
export const enteredMs = 3_600_000

interface Entering {
  readonly member: number
  readonly by: number
  /** The session of the staff from which they enter: when it ends, the new one ends too. */
  readonly session: string
  readonly now: Date
}

/** Opens a short session of staff as the member; answers its token. The staff's own session stays open. */
export async function enterMember(tx: Tx, { member, by, session, now }: Entering): Promise<{ token: string }> {
  const token = newToken()
  await tx
    .insertInto('sessions')
    .values({
      member,
      token_hash: tokenHash(token),
      agent: 'staff',
      created_at: now,
      seen_at: now,
      entered_by: by,
      entered_from: session,
    })
    .execute()
  return { token }
}
