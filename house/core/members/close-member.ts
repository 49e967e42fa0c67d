import type { Tx } from '#kit/db/database.ts'
import { dropLook } from './names/look-store.ts'
import { writeNames } from './names/name-store.ts'
import type { MembersTable } from './tables.ts'
import './tables.ts'

const shownColumns = [
  'shows_topics',
  'shows_paintings',
  'shows_replays',
  'shows_desserts',
  'shows_honor',
  'shows_feed',
  'shows_progress',
  'shows_presence',
  'listed',
] as const satisfies readonly (keyof MembersTable)[]

/** The public profile that is removed while the account is closed, to be put back on reopening. */
export interface NameCard {
  readonly nick: string
  readonly head: string
  readonly introduction: string
  readonly background: string
  /** Privacy columns that were on. */
  readonly shown: readonly string[]
}

/**
 * Closes an account: its sessions stop working (`authenticate` checks `closed_at`), its lists are hidden, and its posts
 * show an empty nickname. `nick_folded` keeps the nickname reserved. Answers what was removed; null if the account is
 * closed already.
 */
export async function closeMember(tx: Tx, id: number, now: Date): Promise<NameCard | null> {
  const before = await tx
    .selectFrom('members')
    .select(['nick', 'head', 'introduction', 'background', ...shownColumns])
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!before) return null
  await tx
    .updateTable('members')
    .set({ closed_at: now, nick: '', head: '', introduction: '', background: '', ...allShown(() => false) })
    .where('id', '=', id)
    .execute()
  await writeNames(tx, id)
  const { nick, head, introduction, background } = before
  return { nick, head, introduction, background, shown: shownColumns.filter((column) => before[column]) }
}

/** A placeholder for the mail address of a member who has none any more; no mail is sent to it. */
export const nobodysMail = (id: number): string => `\u0001${id}`

/**
 * Replaces the member's mail address with a placeholder, so that somebody else can register with it. Checks nothing: call
 * it only for an address that was never verified.
 */
export const freeMail = (tx: Tx, id: number) =>
  tx
    .updateTable('members')
    .set({ mail: nobodysMail(id) })
    .where('id', '=', id)
    .execute()

/** Reopens a closed account and restores its profile. */
export async function reopenMember(tx: Tx, id: number, { shown, ...card }: NameCard): Promise<void> {
  await tx
    .updateTable('members')
    .set({ ...card, closed_at: null, ...allShown((column) => shown.includes(column)) })
    .where('id', '=', id)
    .where('forgotten_at', 'is', null)
    .execute()
  await writeNames(tx, id)
}

/** Empties the row of a closed account: account name, address and nickname become free, only the id stays. */
export async function emptyMember(tx: Tx, id: number, now: Date): Promise<void> {
  // Sessions this member opened as staff in other accounts.
  await tx.deleteFrom('sessions').where('entered_by', '=', id).execute()
  await dropLook(tx, id)
  await tx
    .updateTable('members')
    .set({
      forgotten_at: now,
      // Unique columns get a value that nobody can type.
      colour: '',
      account: `\u0001${id}`,
      mail: nobodysMail(id),
      nick_folded: `\u0001${id}`,
      mail_verified_at: null,
      password: '',
      staff: [],
      black: false,
      black_reason: '',
      black_until: null,
      first_login_at: null,
    })
    .where('id', '=', id)
    .where('closed_at', 'is not', null)
    .where('forgotten_at', 'is', null)
    .execute()
}

const allShown = (is: (column: string) => boolean) =>
  // `Object.fromEntries` loses the keys' type; it has one entry for each of the columns.
  Object.fromEntries(shownColumns.map((column) => [column, is(column)])) as Record<
    (typeof shownColumns)[number],
    boolean
  >
