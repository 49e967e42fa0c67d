import type { ReadDb } from '#kit/db/database.ts'
import type { ReminderGroup } from '#rules/people/reminder-group.ts'
import type { ReminderPolicies } from '#rules/people/reminder-policy.ts'
import { countGroups, isKind } from '../rules/reminder-groups.ts'

interface CountsAsked {
  /** Number of the newest reminder that the reader has; only newer ones count as fresh. */
  readonly since?: number | undefined
  /** Only reminders of this group count as fresh. */
  readonly group?: ReminderGroup | undefined
}

/** Numbers of unread reminders of a member: all, per group, and those newer than `since`. */
export async function countReminders(
  { db, policies }: { readonly db: ReadDb; readonly policies: ReminderPolicies },
  member: number,
  { since = 0, group }: CountsAsked,
) {
  const rows = await db.named<KindCount>(countsStatement, [member, since])
  const unread = rows.reduce((sum, { count }) => sum + count, 0)
  const fresh = rows
    .filter(({ kind }) => !group || (isKind(policies, kind) && policies[kind].group === group))
    .reduce((sum, { newer }) => sum + newer, 0)
  return { unread, groups: countGroups(policies, rows), fresh }
}

interface KindCount {
  readonly kind: string
  readonly count: number
  readonly newer: number
}

const countsStatement = {
  name: 'reminders-counts',
  sql: `select kind, count(*) as count, count(*) filter (where number > $2) as newer
        from shown_reminders where member = $1 and read_at is null group by kind`,
}
