import { noBlockBetween } from '#core/reach/reads.ts'
import type { LiveTopic } from '#kit/live/topic.ts'

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

/** SQL: whether a request can still be answered: nobody has blocked the other, and its sender is there. */
export const answerableSql = (s: string): string => `(
  ${noBlockBetween(`${s}.member`, `${s}.other`)}
  and not exists (select from members m where m.id = ${s}.other and (m.closed_at is not null
    or m.black and (m.black_until is null or m.black_until > now()))))`

/** SQL: the numbers of unread conversations and of requests; `member` is an id or a parameter. */
export const countsSql = (member: string): string => `
  (select count(*) from conversation_sides where member = ${member} and unread > 0 and state in ('open', 'sent')) as unread,
  (select count(*) from conversation_sides s where s.member = ${member} and s.state = 'request' and ${answerableSql('s')})
    as requests`

const liveStatement = { name: 'messages-live', sql: `select ${countsSql('$1')}` }
