import type { Tx } from '../../kit/db/database.ts'
import { dropLook } from './look-store.ts'
import { writeNames } from './name-store.ts'
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
] as const satisfies readonly (keyof MembersTable)[]

/** What is taken off a name card while its account is closed. */
export interface NameCard {
  readonly nick: string
  readonly head: string
  readonly introduction: string
  readonly background: string
  /** Columns that were on. */
  readonly shown: readonly string[]
}

/**
 * Nobody is signed in as the member any more, no list by them is shown, and where something of theirs stands among that
 * of others no name is on it: an empty nickname. The nickname itself stays theirs. Null where it is closed already.
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

/** What stands in place of an address that is not the member's any more; no mail goes there. */
export const nobodysMail = (id: number): string => `\u0001${id}`

/** Lets an address go that the member never proved, for whoever it belongs to. */
export const freeMail = (tx: Tx, id: number) =>
  tx
    .updateTable('members')
    .set({ mail: nobodysMail(id) })
    .where('id', '=', id)
    .execute()

/** Puts the name card back. */
export async function reopenMember(tx: Tx, id: number, { shown, ...card }: NameCard): Promise<void> {
  await tx
    .updateTable('members')
    .set({ ...card, closed_at: null, ...allShown((column) => shown.includes(column)) })
    .where('id', '=', id)
    .where('forgotten_at', 'is', null)
    .execute()
  await writeNames(tx, id)
}

/** Empties the row of a closed account: account name, address and nickname are free again, the id is nobody's. */
export async function emptyMember(tx: Tx, id: number, now: Date): Promise<void> {
  // Of staff: while they stood in for somebody.
  await tx.deleteFrom('sessions').where('entered_by', '=', id).execute()
  await dropLook(tx, id)
  await tx
    .updateTable('members')
    .set({
      forgotten_at: now,
      // What nobody can type stands where every row needs something of its own.
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
  // One entry for each of the columns.
  Object.fromEntries(shownColumns.map((column) => [column, is(column)])) as Record<
    (typeof shownColumns)[number],
    boolean
  >
