import { announce } from '#kit/db/announce.ts'
import type { Tx } from '#kit/db/database.ts'
import type { Caller } from '#kit/http/call.ts'
import { sessionsNote } from '#kit/live/sessions-note.ts'
import { Refusal } from '#kit/refusal.ts'
import { closeToSwitches } from './links/link-store.ts'
import { dropScriptTokens } from './script-tokens.ts'
import './tables.ts'

/**
 * Ends one session of a member, the sessions that staff opened from it in other accounts, and those of the member's linked
 * accounts that were switched to from it. False if the member has no such session.
 */
export async function endSession(tx: Tx, member: number, id: string): Promise<boolean> {
  await lockMember(tx, member)
  const entered = await tx
    .deleteFrom('sessions')
    .where((is) => is.or([is('entered_from', '=', id), is('switched_from', '=', id)]))
    .returning('member')
    .execute()
  const gone = await tx
    .deleteFrom('sessions')
    .where('member', '=', member)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  announceEnded(tx, [{ member }, ...entered])
  return gone !== undefined
}

/**
 * Ends all sessions and script tokens of a member, except the session `except`, and the sessions that were switched to from
 * those. A member of staff also leaves every account they entered, from whichever session. Nobody can switch to the account
 * any more before its owner signs in to it once to link it: whoever knew the old password may have linked it.
 */
export async function endSessions(tx: Tx, member: number, except = ''): Promise<void> {
  await lockMember(tx, member)
  await endEntered(tx, member)
  await closeToSwitches(tx, member)
  const switched = await tx
    .deleteFrom('sessions')
    .where('switched_from', 'in', (q) =>
      q.selectFrom('sessions').select('id').where('member', '=', member).where('id', '<>', except),
    )
    .returning('member')
    .execute()
  await tx.deleteFrom('sessions').where('member', '=', member).where('id', '<>', except).execute()
  await dropScriptTokens(tx, member)
  announceEnded(tx, [{ member }, ...switched])
}

/** Ends the sessions that a member of staff has in other people's accounts. */
export async function endEntered(tx: Tx, staff: number): Promise<void> {
  announceEnded(tx, await tx.deleteFrom('sessions').where('entered_by', '=', staff).returning('member').execute())
}

/** Ends the sessions that staff have in this account. */
export async function endEnteredIn(tx: Tx, member: number): Promise<void> {
  const ended = tx.deleteFrom('sessions').where('member', '=', member).where('entered_by', 'is not', null)
  announceEnded(tx, await ended.returning('member').execute())
}

/**
 * Locks the caller's row and refuses if their session is over: for acts that must not race with the end of the session.
 * Whoever ends sessions locks the same row first.
 */
export async function holdSession(tx: Tx, { id, session }: Pick<Caller, 'id' | 'session'>): Promise<void> {
  await lockMember(tx, id)
  const stands = await tx
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', session)
    .where('member', '=', id)
    .executeTakeFirst()
  if (!stands) throw new Refusal({ auth: 'login' })
}

const lockMember = (tx: Tx, id: number) =>
  tx.selectFrom('members').select('id').where('id', '=', id).forUpdate().execute()

/** Notifies all processes: open live streams of these members are authenticated again. */
const announceEnded = (tx: Tx, ended: readonly { readonly member: number }[]): void => {
  for (const { member } of ended) announce(tx, sessionsNote(member))
}
