import { type Insertable, type Kysely, sql } from 'kysely'
import type { Tx } from '#kit/db/database.ts'
import type { Tables } from '#kit/db/tables.ts'
import type { ChosenColour } from '#rules/people/colours.ts'
import { foldNickname } from '#rules/people/fold-nickname.ts'
import type { Preferences } from '#rules/people/preferences.ts'
import { isLookTaken, writeLook } from './names/look-store.ts'
import { writeNames } from './names/name-store.ts'
import { preferenceRow, preferencesOf } from './preference-columns.ts'
import { lockHolder, ownRow } from './reads.ts'
import type { MembersTable } from './tables.ts'
import { newToken, tokenHash } from './tokens.ts'

/** Maximum number of sessions per member; a new one replaces the one unused for longest. */
const sessionsAMember = 30
/** A session that was not used for this long is over. */
export const sessionMs = 90 * 86_400_000
/** A session is over this long after it began, however much it is used: a stolen one must end some day. */
export const sessionAgeMs = 365 * 86_400_000

/** Inserts a member; answers the id, or undefined if account, address or nickname is taken. */
export const insertMember = async (tx: Tx, row: Insertable<MembersTable>): Promise<number | undefined> => {
  const made = await tx
    .insertInto('members')
    .values(row)
    .onConflict((c) => c.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) return undefined
  await writeNames(tx, made.id)
  await writeLook(tx, made.id, row.nick)
  return made.id
}

interface NewSession {
  readonly member: number
  readonly agent: string
  readonly now: Date
  /** The session of a linked account that it is switched to from, and when that one began. */
  readonly switched?: { readonly from: string; readonly since: Date }
}

/** Creates a session for a member. `first` is true for the member's very first log-in. */
export async function createSession(
  tx: Tx,
  { member, agent, now, switched }: NewSession,
): Promise<{ id: string; token: string; first: boolean }> {
  const token = newToken()
  const { id } = await tx
    .insertInto('sessions')
    .values({
      member,
      token_hash: tokenHash(token),
      agent,
      created_at: switched?.since ?? now,
      seen_at: now,
      switched_from: switched?.from ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .deleteFrom('sessions')
    .where('id', 'in', (q) =>
      q
        .selectFrom('sessions')
        .select('id')
        .where('member', '=', member)
        .orderBy(sql`id = ${id}`, 'desc')
        .orderBy('seen_at', 'desc')
        .offset(sessionsAMember),
    )
    .execute()
  const first = await tx
    .updateTable('members')
    .set({ first_login_at: now })
    .where('id', '=', member)
    .where('first_login_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return { id, token, first: first !== undefined }
}

/** A session from which one in use was switched to stays as long as that one: they end together. */
export const dropOldSessions = (db: Kysely<Tables>, now: Date) => {
  const used = new Date(now.getTime() - sessionMs)
  return db
    .deleteFrom('sessions as s')
    .where((is) =>
      is.or([
        is.and([
          is('s.seen_at', '<', used),
          is.not(
            is.exists(
              is
                .selectFrom('sessions as t')
                .select('t.id')
                .whereRef('t.switched_from', '=', 's.id')
                .where('t.seen_at', '>=', used),
            ),
          ),
        ]),
        is('s.created_at', '<', new Date(now.getTime() - sessionAgeMs)),
      ]),
    )
    .execute()
}

export const setPassword = (tx: Tx, member: number, password: string) =>
  tx.updateTable('members').set({ password }).where('id', '=', member).execute()

/** Sets the mail address as verified since `now`. Violates the unique index `members_mail` if another member has it. */
export const setVerifiedMail = (tx: Tx, { member, mail, now }: { member: number; mail: string; now: Date }) =>
  tx.updateTable('members').set({ mail, mail_verified_at: now }).where('id', '=', member).execute()

/**
 * Sets the nickname; false if it looks like another member's. Violates the unique index `members_nick` if another
 * member's differs only in case and width.
 */
export async function setNickname(tx: Tx, member: number, nick: string): Promise<boolean> {
  if (await isLookTaken(tx, nick, member)) return false
  await tx
    .updateTable('members')
    .set({ nick, nick_folded: foldNickname(nick) })
    .where('id', '=', member)
    .execute()
  await writeLook(tx, member, nick)
  await writeNames(tx, member)
  return true
}

export const setIntroduction = (tx: Tx, member: number, introduction: string) =>
  tx.updateTable('members').set({ introduction }).where('id', '=', member).execute()

export const setHead = (tx: Tx, member: number, head: string) =>
  tx.updateTable('members').set({ head }).where('id', '=', member).execute()

export const setColour = (tx: Tx, member: number, colour: ChosenColour) =>
  tx.updateTable('members').set({ colour }).where('id', '=', member).execute()

export const setBackground = (tx: Tx, member: number, background: string) =>
  tx.updateTable('members').set({ background }).where('id', '=', member).execute()

/**
 * Changes only the preferences given. Locks the row: all columns are written, so concurrent changes must not overlap.
 */
export async function setPreferences(tx: Tx, member: number, some: SomePreferences): Promise<void> {
  await lockHolder(tx, member)
  const named = Object.fromEntries(Object.entries(some).filter(([, value]) => value !== undefined))
  await tx
    .updateTable('members')
    .set(preferenceRow({ ...preferencesOf(await ownRow(tx, member)), ...named }))
    .where('id', '=', member)
    .execute()
}

export type SomePreferences = { readonly [P in keyof Preferences]?: Preferences[P] | undefined }
