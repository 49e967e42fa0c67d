import type { LiveTopic } from '../../kit/live/topic.ts'

/** The NOTIFY payload sent when a member's conversations change. */
export const messagesNote = (member: number): string => `messages:${member}`

/**
 * Live topic: the numbers of a member's unread conversations and requests, with whom the newest change was, and its time.
 * Every logged-in page gets it unasked, but not staff who entered the account.
 */
export const liveMessages: LiveTopic = {
  name: 'messages',
  subjects: ({ member }) => (member && member.enteredBy === undefined ? [String(member.id)] : []),
  state: async (db, member) => {
    const [row] = await db.named<LiveState>(liveStatement, [Number(member)])
    return row ?? null
  },
}

interface LiveState {
  readonly unread: number
  readonly requests: number
  /** The other member of the conversation that changed last, its newest message, and the time in milliseconds; 0 without one. */
  readonly with: number
  readonly last: number
  readonly stamp: number
}

export const countsSql = `
  (select count(*) from conversation_sides where member = $1 and unread > 0 and state in ('open', 'sent')) as unread,
  (select count(*) from conversation_sides where member = $1 and state = 'request') as requests`

const liveStatement = {
  name: 'messages-live',
  sql: `select ${countsSql}, coalesce(c.other, 0) as with, coalesce(c.last, 0) as last,
      coalesce(floor(extract(epoch from c.changed_at) * 1000), 0)::float8 as stamp
    from (select 1) one left join lateral (select other, last, changed_at from conversation_sides
      where member = $1 order by changed_at desc limit 1) c on true`,
}
