import type { LiveTopic } from '../../kit/live/topic.ts'

/**
 * Live topic: the numbers of a member's unread reminders and new followers. Every logged-in page gets it unasked. `newest`
 * is the highest number of an unread reminder: an event that is merged changes it, although the count stays.
 */
export const liveReminders: LiveTopic = {
  name: 'reminders',
  subjects: ({ member }) => (member ? [String(member.id)] : []),
  state: async (db, member) => {
    const [row] = await db.named<{ unread: number; newest: number; followers: number }>(countsStatement, [
      Number(member),
    ])
    return row ?? null
  },
}

const countsStatement = {
  name: 'reminders-live-counts',
  sql: `select count(*) as unread, coalesce(max(number), 0) as newest,
          (select count(*) from follows where followed = $1 and not seen) as followers
        from reminders where member = $1 and read_at is null`,
}
