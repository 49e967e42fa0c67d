import type { LiveTopic } from '../../kit/live/topic.ts'

/** Live topic: the numbers of a member's unread reminders and new followers. Every logged-in page gets it unasked. */
export const liveReminders: LiveTopic = {
  name: 'reminders',
  subjects: ({ member }) => (member ? [String(member.id)] : []),
  state: async (db, member) => {
    const [row] = await db.named<{ unread: number; followers: number }>(countsStatement, [Number(member)])
    return row ?? null
  },
}

const countsStatement = {
  name: 'reminders-live-counts',
  sql: `select (select count(*) from reminders where member = $1 and read_at is null) as unread,
          (select count(*) from follows where followed = $1 and not seen) as followers`,
}
