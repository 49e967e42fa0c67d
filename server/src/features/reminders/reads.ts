import type { ReminderRow } from '@patisserie/contract/reminders'
import { limits } from '@patisserie/rules/limits'
import { offsetOf, type PageAsked, pageOf } from '@patisserie/rules/paging'
import type { ReminderKind } from '@patisserie/rules/people/reminder-kinds'
import { reminderActorsNamed } from '@patisserie/rules/people/reminders'
import type { StoredData } from '../../core/reminders/tables.ts'
import type { ReadDb } from '../../kit/db/database.ts'

/** Maximum reminders in the popover; the reminders page lists all. */
const freshMost = 20

/** The newest unread reminders of a member, at most `freshMost`. */
export const freshReminders = async (db: ReadDb, member: number): Promise<ReminderRow[]> =>
  (await db.named<StoredReminder>(freshStatement, [member, reminderActorsNamed, freshMost])).map(reminderRow)

/** A page of a member's reminders, read and unread, newest first. */
export async function listReminders(db: ReadDb, member: number, asked: PageAsked) {
  const offset = offsetOf(asked)
  const [counts, rows] = await Promise.all([
    db.named<{ total: number }>(countStatement, [member, limits.exactTotal + 1]),
    offset < limits.exactTotal
      ? db.named<StoredReminder>(listStatement, [member, reminderActorsNamed, asked.pageSize, offset])
      : [],
  ])
  return { ...pageOf(counts[0]?.total ?? 0, asked), rows: rows.map(reminderRow) }
}

interface StoredReminder {
  readonly number: number
  readonly kind: ReminderKind
  readonly subject: string
  readonly data: StoredData
  readonly times: number
  readonly actors: number
  readonly at: Date
  readonly read_at: Date | null
  readonly named: ReminderRow['ACTORS'] | null
}

const reminderRow = (row: StoredReminder): ReminderRow => ({
  KeyID: row.number,
  KIND: row.kind,
  SUBJECT: row.subject,
  ACTORS: row.named ?? [],
  ACTORNUM: row.actors,
  TIMES: row.times,
  DATA: { ...row.data },
  TIME: row.at.toISOString(),
  READ: row.read_at ? 'Y' : 'N',
})

/** Columns of a reminder `r`, with its newest actors, at most $2. */
const columns = `r.number, r.kind, r.subject, r.data, r.times, r.actors, r.at, r.read_at, (
    select jsonb_agg(jsonb_build_object('UID', a.id, 'NICK', a.nick, 'HEAD', a.head) order by a.at desc)
    from (
      select m.id, m.nick, m.head, w.at from reminder_actors w join members m on m.id = w.actor
      where w.reminder = r.id order by w.at desc limit $2
    ) a
  ) as named`

const freshStatement = {
  name: 'reminders-fresh',
  sql: `select ${columns} from reminders r where r.member = $1 and r.read_at is null order by r.number desc limit $3`,
}

const listStatement = {
  name: 'reminders-list',
  sql: `select ${columns} from reminders r where r.member = $1 order by r.number desc limit $3 offset $4`,
}

const countStatement = {
  name: 'reminders-count',
  sql: 'select count(*) as total from (select 1 from reminders where member = $1 limit $2) found',
}
