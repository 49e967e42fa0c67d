import type { ReminderRow } from '#contract/reminders.ts'
import type { StoredData } from '#core/reminders/tables.ts'
import type { ReadDb } from '#kit/db/database.ts'
import * as limits from '#rules/house-limits.ts'
import { offsetOf, type PageAsked, pageOf } from '#rules/paging.ts'
import type { ReminderGroup } from '#rules/people/reminder-group.ts'
import type { ReminderKind } from '#rules/people/reminder-kind.ts'
import type { ReminderPolicies } from '#rules/people/reminder-policy.ts'
import { firstGroup, kindsOf } from '../rules/reminder-groups.ts'
import { reminderActorsNamed } from '../rules/reminders.ts'

/** Maximum reminders in the popover; the reminders page lists all. */
const freshMost = 20

/** The newest unread reminders of a member, mentions and replies first; at most `freshMost`. */
export const freshReminders = async ({ db, policies }: Reads, member: number): Promise<ReminderRow[]> => {
  const first = kindsOf(policies, firstGroup)
  const rows = await db.named<StoredReminder>(unreadStatement, [member, reminderActorsNamed, freshMost, 0, first])
  return rows.map(reminderRow)
}

interface Reads {
  readonly db: ReadDb
  readonly policies: ReminderPolicies
}

interface ListAsked extends PageAsked {
  readonly group?: ReminderGroup | undefined
  readonly unread?: 'Y' | 'N' | undefined
}

/**
 * A page of a member's reminders, newest first: all or those of one group, read and unread or only unread. Unread ones
 * of all groups have mentions and replies first.
 */
export async function listReminders({ db, policies }: Reads, member: number, { group, unread, ...asked }: ListAsked) {
  const offset = offsetOf(asked)
  const kinds = group ? [kindsOf(policies, group)] : []
  const list = statementsOf(group, unread === 'Y')
  // Counted before the rows are read: a reminder that arrives in between is offered again rather than missed.
  const [{ total = 0, newest = 0 } = {}] = await db.named<Counted>(list.count, [
    member,
    limits.exactTotal + 1,
    ...kinds,
  ])
  const page = pageOf(total, asked)
  if (offset >= page.total) return { ...page, newest, rows: [] }
  const more = unread === 'Y' && !group ? [kindsOf(policies, firstGroup)] : kinds
  const rows = await db.named<StoredReminder>(list.rows, [member, reminderActorsNamed, asked.pageSize, offset, ...more])
  return { ...page, newest, rows: rows.map(reminderRow) }
}

interface Counted {
  readonly total: number
  readonly newest: number
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

/** Reads whole rows of the page only: its numbers come from an index. */
const rowsOf = (numbers: string, order = 'r.number desc') =>
  `select ${columns} from reminders r where r.number in (${numbers}) order by ${order}`

const unreadStatement = {
  name: 'reminders-unread',
  sql: rowsOf(
    `select number from shown_reminders where member = $1 and read_at is null
     order by kind = any($5::text[]) desc, number desc limit $3 offset $4`,
    'r.kind = any($5::text[]) desc, r.number desc',
  ),
}

const listStatement = {
  name: 'reminders-list',
  sql: rowsOf('select number from shown_reminders where member = $1 order by number desc limit $3 offset $4'),
}

const unreadGroupStatement = {
  name: 'reminders-unread-group',
  sql: rowsOf(
    `select number from shown_reminders where member = $1 and read_at is null and kind = any($5::text[])
     order by number desc limit $3 offset $4`,
  ),
}

/** The newest of each kind are merged: a group of rare kinds does not read all reminders of the member. */
const groupStatement = {
  name: 'reminders-group',
  sql: rowsOf(
    `select newest.number from unnest($5::text[]) k (kind), lateral (
       select number from shown_reminders where member = $1 and kind = k.kind order by number desc limit $3::int + $4::int
     ) newest order by newest.number desc limit $3 offset $4`,
  ),
}

const countOf = (name: string, where: string) => ({
  name: `reminders-count${name}`,
  sql: `select count(*) as total, coalesce((select max(number) from shown_reminders where member = $1), 0) as newest
        from (select 1 from shown_reminders where member = $1 ${where} limit $2) found`,
})
const ofKinds = 'and kind = any($3::text[])'

const statements = {
  all: { rows: listStatement, count: countOf('', '') },
  group: { rows: groupStatement, count: countOf('-group', ofKinds) },
  unread: { rows: unreadStatement, count: countOf('-unread', 'and read_at is null') },
  unreadGroup: { rows: unreadGroupStatement, count: countOf('-unread-group', `and read_at is null ${ofKinds}`) },
}

const statementsOf = (group: ReminderGroup | undefined, unread: boolean) => {
  if (unread) return group ? statements.unreadGroup : statements.unread
  return group ? statements.group : statements.all
}
