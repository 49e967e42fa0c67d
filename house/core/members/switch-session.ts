import { announce } from '#kit/db/announce.ts'
import type { Tx } from '#kit/db/database.ts'
import type { Caller } from '#kit/http/call.ts'
import { sessionsNote } from '#kit/live/sessions-note.ts'
import { endSession } from './end-sessions.ts'
import type { Reading } from './reads.ts'
import { createSession } from './store.ts'
import { newToken, tokenHash } from './tokens.ts'

/** The session that a session was switched to from, in whichever account it is; undefined if it was opened by a log-in. */
export const originOf = (db: Reading, session: string) =>
  db
    .selectFrom('sessions as s')
    .innerJoin('sessions as o', 'o.id', 's.switched_from')
    .select(['o.id as session', 'o.member'])
    .where('s.id', '=', session)
    .executeTakeFirst()

interface Switching {
  readonly to: number
  readonly from: Pick<Caller, 'id' | 'session'>
  readonly agent: string
  readonly now: Date
}

/**
 * Opens a session of another account from the caller's. A session that a log-in opened stays, as the way back; one that was itself
 * switched to ends, so a browser has two at most. The new session is as old as the one that the log-in opened: switching
 * neither prolongs it nor makes it fresh.
 */
export async function switchSession(tx: Tx, { to, from, agent, now }: Switching) {
  const origin = await originOf(tx, from.session)
  const root = origin?.session ?? from.session
  const { created_at: since } = await tx
    .updateTable('sessions')
    .set({ seen_at: now })
    .where('id', '=', root)
    .returning('created_at')
    .executeTakeFirstOrThrow()
  if (origin) await endSession(tx, from.id, from.session)
  return createSession(tx, { member: to, agent, now, switched: { from: root, since } })
}

interface Returning {
  /** The session to go back to. */
  readonly origin: string
  readonly from: Pick<Caller, 'id' | 'session'>
  readonly now: Date
}

/** Ends the caller's session and answers a new token for the one it was switched to from. */
export async function returnTo(tx: Tx, { origin, from, now }: Returning): Promise<string> {
  await endSession(tx, from.id, from.session)
  const token = newToken()
  const { member } = await tx
    .updateTable('sessions')
    .set({ token_hash: tokenHash(token), seen_at: now })
    .where('id', '=', origin)
    .returning('member')
    .executeTakeFirstOrThrow()
  announce(tx, sessionsNote(member))
  return token
}

/** Ends the session and the one it was switched to from: this browser is signed out of both. */
export async function endWithOrigin(tx: Tx, { id, session }: Pick<Caller, 'id' | 'session'>): Promise<void> {
  const origin = await originOf(tx, session)
  await endSession(tx, id, session)
  if (origin) await endSession(tx, origin.member, origin.session)
}

/**
 * Ends the sessions that were switched to between this account and others, in either direction. The session `except` stays, without
 * a way back.
 */
export async function endSwitched(tx: Tx, member: number, except = ''): Promise<void> {
  const ofMember = (db: Tx) => db.selectFrom('sessions').select('id').where('member', '=', member)
  await tx.updateTable('sessions').set({ switched_from: null }).where('id', '=', except).execute()
  const ended = await tx
    .deleteFrom('sessions')
    .where('switched_from', 'is not', null)
    .where((is) => is.or([is('member', '=', member), is('switched_from', 'in', ofMember(tx))]))
    .returning('member')
    .execute()
  for (const { member: each } of ended) announce(tx, sessionsNote(each))
}
