import type { ReminderKind } from '#rules/people/reminder-kind.ts'
import type { TestMember } from './make-member.ts'
import type { TestSite } from './open-test-site.ts'

/** A member's reminders of one kind, newest first. */
export const remindersOf = (site: TestSite, { id }: TestMember, kind: ReminderKind) =>
  site.site.foundation.db.read
    .selectFrom('reminders')
    .select(['subject', 'data'])
    .where('member', '=', id)
    .where('kind', '=', kind)
    .orderBy('number', 'desc')
    .execute()
