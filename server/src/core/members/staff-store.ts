import type { Permission } from '@patisserie/rules/staff/permissions'
import type { Tx } from '../../kit/db/database.ts'
import { endEntered } from './end-sessions.ts'
import { newToken, tokenHash } from './tokens.ts'

/** Without the code that lets them in, they are out of the accounts they entered. */
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

export const setPrivileges = (tx: Tx, member: number, { life, bomb }: { life: number; bomb: number }) =>
  tx.updateTable('members').set({ life_level: life, bomb_level: bomb }).where('id', '=', member).execute()

/** How long staff stay inside somebody's account, whatever they do there. */
export const enteredMs = 3_600_000

interface Entering {
  readonly member: number
  readonly by: number
  /** Their own session, to which they come back and with which this one ends. */
  readonly session: string
  readonly now: Date
}

/** A short session as the member; answers its token. The staff's own session stays as it is. */
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
