import type { ReadDb } from '#kit/db/database.ts'
import type { ReminderKind } from '#rules/people/reminder-kind.ts'
import './tables.ts'

/** Number of unread reminders of a member. */
export async function unreadCount(db: Pick<ReadDb, 'selectFrom'>, member: number): Promise<number> {
  const { count } = await db
    .selectFrom('shown_reminders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('member', '=', member)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Whether the member has had a reminder of this kind about this actor since `since`, read or not. */
export async function wasReminded(
  db: Pick<ReadDb, 'selectFrom'>,
  r: { readonly to: number; readonly kind: ReminderKind; readonly actor: number; readonly since: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('reminder_actors as a')
    .innerJoin('reminders as r', 'r.id', 'a.reminder')
    .select('r.id')
    .where('a.actor', '=', r.actor)
    .where('a.at', '>', r.since)
    .where('r.member', '=', r.to)
    .where('r.kind', '=', r.kind)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
