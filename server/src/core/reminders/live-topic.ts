import { isQuiet } from '@patisserie/rules/people/digest'
import type { LiveTopic } from '../../kit/live/topic.ts'

/**
 * Live topic: the numbers of a member's unread reminders and new followers, and whether it is quiet for them now: then
 * pages keep the numbers and announce nothing. Every logged-in page gets it unasked.
 */
export const liveReminders: LiveTopic = {
  name: 'reminders',
  subjects: ({ member }) => (member ? [String(member.id)] : []),
  state: async (db, member) => {
    const [row] = await db.named<LiveCounts>(countsStatement, [Number(member)])
    if (!row) return null
    const { quiet_from: from, quiet_to: to, unread, followers } = row
    return { unread, followers, quiet: from !== null && to !== null && isQuiet({ from, to }, new Date()) }
  },
}

interface LiveCounts {
  readonly unread: number
  readonly followers: number
  readonly quiet_from: number | null
  readonly quiet_to: number | null
}

const countsStatement = {
  name: 'reminders-live-counts',
  sql: `select (select count(*) from reminders where member = $1 and read_at is null) as unread,
          (select count(*) from follows where followed = $1 and not seen) as followers, p.quiet_from, p.quiet_to
        from (select 1) one left join reminder_preferences p on p.member = $1`,
}
