import { type RawBuilder, sql } from 'kysely'
import { announce } from '#kit/db/announce.ts'
import type { Database, Tx } from '#kit/db/database.ts'
import type { ReminderKind } from '#rules/people/reminder-kind.ts'
import { reminderNote } from './notes.ts'
import type { StoredData } from './tables.ts'
import './tables.ts'

/** One reminder to be written: for whom, and about what. */
export interface Telling {
  readonly to: number
  readonly kind: ReminderKind
  readonly subject: string
  readonly data: StoredData
}

interface ReminderToStore {
  readonly told: readonly Telling[]
  readonly actor?: number | undefined
  readonly now: Date
}

/** Inserts reminders, or merges them into unread ones, and counts each actor once. */
export const tell = (tx: Tx, told: ReminderToStore) => sql`select ${tellSql(told)}`.execute(tx)

/** The same as an expression for another statement; `more` is JSON that is merged into the data of every reminder. */
export const tellSql = ({ told, actor, now }: ReminderToStore, more: RawBuilder<unknown> = sql`'{}'::jsonb`) =>
  sql`remind(${JSON.stringify(told)}::jsonb, ${actor ?? null}::bigint, ${now}::timestamptz, ${more})`

/** Removes an actor from an unread reminder; false if there is none with this actor. */
export async function dropActor(
  tx: Tx,
  r: { readonly to: number; readonly kind: ReminderKind; readonly subject: string; readonly actor: number },
): Promise<boolean> {
  const reminder = await tx
    .selectFrom('reminders')
    .select(['id', 'actors'])
    .where('member', '=', r.to)
    .where('kind', '=', r.kind)
    .where('subject', '=', r.subject)
    .where('read_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!reminder) return false
  const gone = await tx
    .deleteFrom('reminder_actors')
    .where('reminder', '=', reminder.id)
    .where('actor', '=', r.actor)
    .returning('actor')
    .executeTakeFirst()
  if (!gone) return false
  if (reminder.actors <= 1) {
    await tx.deleteFrom('reminders').where('id', '=', reminder.id).execute()
  } else {
    await tx
      .updateTable('reminders')
      .set((eb) => ({ actors: eb('actors', '-', 1) }))
      .where('id', '=', reminder.id)
      .execute()
  }
  return true
}

interface DroppedWords {
  /** The author of the words. */
  readonly actor: number
  /** Kinds whose reminders quote their newest actor. */
  readonly kinds: readonly ReminderKind[]
  /** The part of the data that names one post; without it, all posts of the author. */
  readonly about?: StoredData
}

/** Removes the quoted words of a post that was taken away, from the read and unread reminders of everybody. */
export async function dropWords(tx: Tx, { actor, kinds, about = {} }: DroppedWords): Promise<void> {
  // In the order of members, as `remind` locks them, so that no two wait for each other.
  const quoting = sql`select id from reminders
    where id in (select reminder from reminder_actors where actor = ${actor})
      and kind = any(${[...kinds]}::text[]) and data @> ${JSON.stringify(about)}::jsonb and data ? 'words'
    order by member, kind, subject for no key update`
  await sql`update reminders set data = data - 'words' where id in (${quoting})`.execute(tx)
}

/** Removes a part of the data of a member's reminders, read and unread, of one kind about one subject. */
export const dropPart = (
  tx: Tx,
  { to, kind, subject, part }: { to: number; kind: ReminderKind; subject: string; part: string },
) =>
  tx
    .updateTable('reminders')
    .set({ data: sql`data - ${part}::text` })
    .where('member', '=', to)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .execute()

/** Kinds and subjects of a member's unread reminders that have this actor. */
export const unreadWith = (tx: Tx, { to, actor }: { readonly to: number; readonly actor: number }) =>
  tx
    .selectFrom('reminders as r')
    .innerJoin('reminder_actors as a', 'a.reminder', 'r.id')
    .select(['r.kind', 'r.subject'])
    .where('r.member', '=', to)
    .where('r.read_at', 'is', null)
    .where('a.actor', '=', actor)
    .execute()

/**
 * Marks reminders as read by their numbers. A reminder that merged a newer event has a new number since, and stays
 * unread.
 */
export async function markRead(
  tx: Tx,
  { member, numbers, now }: { readonly member: number; readonly numbers: readonly number[]; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('reminders')
    .set({ read_at: now })
    .where('member', '=', member)
    .where('read_at', 'is', null)
    .where('number', 'in', [...numbers])
    .where('kind', 'not in', (eb) => eb.selectFrom('silenced_reminders').select('kind'))
    .execute()
  announce(tx, reminderNote(member))
}

interface AllToMark {
  readonly member: number
  readonly now: Date
  /** Only these kinds; without, all. */
  readonly kinds?: readonly ReminderKind[] | undefined
}

/**
 * Marks all unread reminders of a member as read, as one act that `restoreAct` can take back. A reminder that merges a
 * newer event at the same moment stays unread.
 */
export async function markAllRead(tx: Tx, { member, now, kinds }: AllToMark): Promise<{ act: number; marked: number }> {
  // By a statement of its own: after a lock wait the update would see the new number of a merged reminder.
  const found = await sql<{ act: number; newest: number }>`
    select nextval('reminder_read_acts') as act, coalesce(max(number), 0) as newest
    from shown_reminders where member = ${member} and read_at is null`.execute(tx)
  const { act = 0, newest = 0 } = found.rows[0] ?? {}
  const ofKinds = kinds ? sql`and kind = any(${[...kinds]}::text[])` : sql``
  const { rows } = await sql<{ marked: number }>`with marked as (
      update reminders set read_at = ${now}, read_act = ${act}
      where member = ${member} and read_at is null and number <= ${newest} ${ofKinds}
        and kind not in (select kind from silenced_reminders) returning 1
    ) select count(*) as marked from marked`.execute(tx)
  announce(tx, reminderNote(member))
  return { act, marked: rows[0]?.marked ?? 0 }
}

interface ActToRestore {
  readonly member: number
  readonly act: number
  /** The time of the earliest act that may still be taken back. */
  readonly since: Date
}

/**
 * Takes an act of `markAllRead` back: what it marked is unread again, unless a newer event of the same kind and subject
 * has an unread reminder. Answers the number of restored reminders; null if the act is too old.
 */
export async function restoreAct(tx: Tx, { member, act, since }: ActToRestore): Promise<number | null> {
  const late = await tx
    .selectFrom('reminders')
    .select('id')
    .where('member', '=', member)
    .where('read_act', '=', act)
    .where('read_at', '<', since)
    .limit(1)
    .executeTakeFirst()
  if (late) return null
  const { rows } = await sql<{ restored: number }>`
    select restore_reminders(${member}::bigint, ${act}::bigint, ${since}::timestamptz) as restored`.execute(tx)
  announce(tx, reminderNote(member))
  return rows[0]?.restored ?? 0
}

/** Silences these kinds, and no others. */
export async function silence(tx: Tx, kinds: readonly string[]): Promise<void> {
  await sql`delete from silenced_reminders where kind <> all(${[...kinds]}::text[])`.execute(tx)
  await sql`insert into silenced_reminders select unnest(${[...kinds]}::text[]) on conflict do nothing`.execute(tx)
}

/** Deletes reminders older than this, read or not. */
export const dropRemindersBefore = (db: Database, before: Date) =>
  db.own.deleteFrom('reminders').where('at', '<', before).execute()
