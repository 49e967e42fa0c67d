import type { MessageStanding, SideState, WritersAllowed } from '@patisserie/rules/people/messages'
import { sql } from 'kysely'
import type { Reading } from '../../core/members/reads.ts'
import type { Tx } from '../../kit/db/database.ts'
import './tables.ts'

/** How a member stands to another one whom they may write to. */
export interface Standing extends MessageStanding {
  readonly nick: string
  readonly head: string
  readonly closed: boolean
  /** Requests that wait for the receiver. */
  readonly requests: number
}

/** Reads how a writer stands to a receiver; undefined if there is no such member. */
export async function standingOf(db: Reading, writer: number, receiver: number): Promise<Standing | undefined> {
  const { rows } = await sql<StoredStanding>`-- messages-standing
    select m.nick, m.head, m.closed_at is not null as closed, own.state as own, other.state as other,
      exists (select from follows f where f.follower = m.id and f.followed = ${writer}) as followed,
      coalesce(s.may, 'everyone') as may,
      case when other.state in ('request', 'declined') then (select count(*) from messages w
        where w.conversation = own.conversation and w.author = ${writer} and w.id > coalesce((
          select max(a.id) from messages a where a.conversation = own.conversation and a.author = m.id), 0)) else 0 end
        as unanswered,
      (select count(*) from (select from conversation_sides r
        where r.member = m.id and r.state = 'request' limit 1000) waiting) as requests
    from members m
      left join conversation_sides own on own.member = ${writer} and own.other = m.id
      left join conversation_sides other on other.member = m.id and other.other = ${writer}
      left join message_settings s on s.member = m.id
    where m.id = ${receiver}`.execute(db as Tx) // a plain select, which both types of `Reading` can run
  return rows[0]
}

interface StoredStanding {
  readonly nick: string
  readonly head: string
  readonly closed: boolean
  readonly own: SideState | null
  readonly other: SideState | null
  readonly followed: boolean
  readonly may: WritersAllowed
  readonly unanswered: number
  readonly requests: number
}
