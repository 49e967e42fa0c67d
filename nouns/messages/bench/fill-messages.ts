import type pg from 'pg'
import { fillFolder, fillMembers } from '../../../bench/fill.ts'

/** Number of members, each with a session: one may send 120 messages in ten minutes. */
export const talkers = 10_000
const messagesEach = 10

/** Conversations of each member with those who come after them in a ring. */
export const neighbours = (messages: number): number => Math.max(1, Math.round(messages / messagesEach / talkers))

/** Fills the database of a new data folder with conversations of ten messages, in which both have written. */
export const fillMessages = (dataFolder: string, messages: number): Promise<void> =>
  fillFolder(dataFolder, async (client: pg.Client) => {
    await fillMembers(client, talkers, talkers)
    await client.query(conversationsSql, [talkers, neighbours(messages)])
    await client.query(messagesSql, [messagesEach])
    await client.query(sidesSql)
  })

/** The id of the member at a place of the ring. */
export const talker = (place: number): number => 1_000_001 + (place % talkers)

const conversationsSql = `
  insert into conversations (low, high, at)
  select least(a, b), greatest(a, b), now() - interval '1 year' * random()
  from (select 1000001 + n as a, 1000001 + (n + step) % $1::integer as b
    from generate_series(0, $1::integer - 1) n cross join generate_series(1, $2::integer) step) pairs`

const messagesSql = `
  insert into messages (conversation, author, text, folded, at)
  select c.id, case when n % 2 = 0 then c.low else c.high end, '第 ' || n || ' 句：明天一起练永夜抄吗', '第 ' || n || ' 句：明天一起练永夜抄吗',
    c.at + n * interval '1 minute'
  from generate_series(1, $1::integer) n cross join conversations c order by c.at + n * interval '1 minute'`

const sidesSql = `
  insert into conversation_sides (member, other, conversation, state, read_to, unread, last, last_at)
  select side.member, side.other, c.id, 'open', l.id, 0, l.id, l.at
  from conversations c
    join lateral (select id, at from messages m where m.conversation = c.id order by id desc limit 1) l on true
    cross join lateral (values (c.low, c.high), (c.high, c.low)) side (member, other)`
