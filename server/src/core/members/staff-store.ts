import type { Permission } from '@patisserie/rules/permissions'
import type { Tx } from '../../kit/db/database.ts'
import { newToken, tokenHash } from './tokens.ts'

export const setStaff = (tx: Tx, member: number, codes: readonly Permission[]) =>
  tx
    .updateTable('members')
    .set({ staff: [...codes] })
    .where('id', '=', member)
    .execute()

export interface BlackFlag {
  readonly black: boolean
  readonly reason: string
  readonly until: Date | null
}

export const setBlackFlag = (tx: Tx, member: number, { black, reason, until }: BlackFlag) =>
  tx.updateTable('members').set({ black, black_reason: reason, black_until: until }).where('id', '=', member).execute()

export const setPrivileges = (tx: Tx, member: number, { life, bomb }: { life: number; bomb: number }) =>
  tx.updateTable('members').set({ life_level: life, bomb_level: bomb }).where('id', '=', member).execute()

/** How long staff stay inside somebody's account, whatever they do there. */
export const enteredMs = 3_600_000

interface Entering {
  readonly member: number
  readonly by: number
  /** Session that staff come back to. */
  readonly session: string
  readonly now: Date
}

/** A short session as the member, and one more token for staff that is as old as the session they came with. */
export async function enterMember(tx: Tx, { member, by, session, now }: Entering) {
  const [token, backupToken] = [newToken(), newToken()]
  await tx
    .insertInto('sessions')
    .values({
      member,
      token_hash: tokenHash(token),
      agent: 'staff',
      created_at: now,
      seen_at: now,
      entered_by: by,
    })
    .execute()
  const { agent, created_at } = await tx
    .selectFrom('sessions')
    .select(['agent', 'created_at'])
    .where('id', '=', session)
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('sessions')
    .values({ member: by, token_hash: tokenHash(backupToken), agent, created_at, seen_at: now })
    .execute()
  return { token, backupToken }
}
