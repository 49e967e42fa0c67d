import type { LiveTopic } from '#kit/live/topic.ts'
import { isQuiet } from '../rules/digest.ts'

/**
 * Live topic: the numbers of a member's unread reminders and new followers, and whether it is quiet for them now: then
 * pages keep the numbers and announce nothing. `newest` is the highest number of an unread reminder: an event that is
 * merged changes it, although the count stays. Every logged-in page gets it unasked.
 */
export const liveReminders: LiveTopic = {
  name: 'reminders',
  subjects: ({ member }) => (member ? [String(member.id)] : []),
  state: async (db, member, now) => {
    const [row] = await db.named<LiveCounts>(countsStatement, [Number(member)])
    if (!row) return null
    const { quiet_from: from, quiet_to: to, ...counts } = row
    return { ...counts, quiet: from !== null && to !== null && isQuiet({ from, to }, now) }
  },
}

interface LiveCounts {
  readonly unread: number
  readonly newest: number
  readonly followers: number
  readonly quiet_from: number | null
  readonly quiet_to: number | null
}

const countsStatement = {
  name: 'reminders-live-counts',
  sql: `select r.unread, r.newest, (select count(*) from follows where followed = $1 and not seen) as followers,
          p.quiet_from, p.quiet_to
        from (select count(*) as unread, coalesce(max(number), 0) as newest
          from shown_reminders where member = $1 and read_at is null) r
        left join reminder_preferences p on p.member = $1`,
}
