import type { LiveTopic } from '../../kit/live/topic.ts'

/** The NOTIFY payload sent when a member's conversations change. */
export const messagesNote = (member: number): string => `messages:${member}`

/**
 * Live topic: the numbers of a member's unread conversations and requests. Every logged-in page gets it unasked, but not
 * staff who entered the account. The numbers stay the same for most changes, so each state also says when it was read:
 * a page rereads its conversations for every other state.
 */
export const liveMessages: LiveTopic = {
  name: 'messages',
  subjects: ({ member }) => (member && member.enteredBy === undefined ? [String(member.id)] : []),
  state: async (db, member) => {
    const at = performance.timeOrigin + performance.now()
    const [row] = await db.named<{ unread: number; requests: number }>(liveStatement, [Number(member)])
    return row ? { ...row, at } : null
  },
}

/** Needs the member as `$1`. */
export const countsSql = `
  (select count(*) from conversation_sides where member = $1 and unread > 0 and state in ('open', 'sent')) as unread,
  (select count(*) from conversation_sides where member = $1 and state = 'request') as requests`

const liveStatement = { name: 'messages-live', sql: `select ${countsSql}` }
