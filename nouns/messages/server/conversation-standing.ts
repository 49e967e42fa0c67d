import { CompiledQuery } from 'kysely'
import type { Tx } from '#kit/db/database.ts'
import type { MessageStanding } from '../rules/messages.ts'
import { answerableSql } from './live-topic.ts'
import './tables.ts'

/** The state of a conversation for the member who is about to write, with the receiver's name and account. */
export interface ConversationStanding extends MessageStanding {
  readonly nick: string
  readonly head: string
  readonly closed: boolean
  /** Requests that wait for the receiver and can be answered. */
  readonly requests: number
}

/** Reads the state of the conversation from a writer to a receiver; undefined if the receiver does not exist. */
export async function conversationStanding(
  db: Tx,
  writer: number,
  receiver: number,
): Promise<ConversationStanding | undefined> {
  const { rows } = await db.executeQuery<ConversationStanding>(
    CompiledQuery.raw(`-- messages-standing\n${standingSql}`, [writer, receiver]),
  )
  return rows[0]
}

/** Needs the writer as `$1` and the receiver as `$2`. */
export const standingSql = `select m.nick, m.head, m.closed_at is not null as closed, own.state as own, other.state as other,
    exists (select from follows f where f.follower = m.id and f.followed = $1) as followed,
    coalesce(s.may, 'everyone') as may,
    case when other.state is distinct from 'open' and own.member is not null then (select count(*) from messages w
      where w.conversation = own.conversation and w.author = $1 and w.id > coalesce((
        select max(a.id) from messages a where a.conversation = own.conversation and a.author = m.id), 0)) else 0 end
      as unanswered,
    (select count(*) from (select from conversation_sides r
      where r.member = m.id and r.state = 'request' and ${answerableSql('r')} limit 1000) waiting) as requests
  from members m
    left join conversation_sides own on own.member = $1 and own.other = m.id
    left join conversation_sides other on other.member = m.id and other.other = $1
    left join message_settings s on s.member = m.id
  where m.id = $2`
