import { sql } from 'kysely'
import { mayReach } from '#core/reach/may-reach.ts'
import { foldText } from '#core/search/fold-text.ts'
import { announce } from '#kit/db/announce.ts'
import type { Tx } from '#kit/db/database.ts'
import type { Call } from '#kit/http/call.ts'
import type { Limits } from '#kit/limits/limits.ts'
import * as limits from '#rules/people/people-limits.ts'
import type { messages } from '../contract/messages.ts'
import { messageProblem, messageWay } from '../rules/messages.ts'
import { conversationStanding } from './conversation-standing.ts'
import { messagesNote } from './live-topic.ts'
import { lockConversation } from './lock-conversation.ts'
import { attachPictures } from './message-pictures.ts'
import type { PictureAddresses } from './picture-address.ts'
import { messageRow } from './rows.ts'

/** POST /sendPM */
export const send =
  (rates: Limits, addresses: PictureAddresses) =>
  async ({ db, input, member, from, now, refuse }: Call<typeof messages.calls.send>) => {
    const text = input.text.toWellFormed().replace(/\r\n?/g, '\n').trim()
    if (input.UID === member.id) refuse('messageSelf')
    // Locks the pair: two concurrent first messages could otherwise make two conversations or both pass the limit of
    // requests. The three statements are sent together; the reads run once the lock is held.
    const [, stands, reached] = await Promise.all([
      lockConversation(db, member.id, input.UID),
      conversationStanding(db, member.id, input.UID),
      mayReach(db, member.id, input.UID, 'message'),
    ])
    const standing = stands ?? refuse('personUnknown')
    if (!reached) refuse('notReachable')
    const way = messageWay(standing)
    if (way !== 'open' && way !== 'ask') return refuse(way)
    const asked = input.pictures ?? []
    const problem = messageProblem(text, { asks: way === 'ask', pictures: asked.length })
    if (problem) refuse(problem)
    if (way === 'ask') {
      if (standing.other === null && standing.requests >= limits.messageRequests) refuse('requestFull')
      const isNew = member.standing === 'new'
      await rates.takeCall('messageStranger', { member: member.id, network: from.network, isNew })
    }
    const id = await store(db, {
      from: member.id,
      to: input.UID,
      text,
      asks: way === 'ask',
      pictures: asked.length,
      now,
    })
    const pictures = (await attachPictures(db, { message: id, author: member.id, asked })) ?? refuse('pictureUnknown')
    announce(db, messagesNote(member.id))
    announce(db, messagesNote(input.UID))
    const row = messageRow({ id, author: member.id, text, at: now, gone: null, pictures }, (picture) =>
      addresses.row(picture, member.id, now),
    )
    return { row, state: way === 'ask' ? ('sent' as const) : ('open' as const) }
  }

interface NewMessage {
  readonly from: number
  readonly to: number
  readonly text: string
  readonly asks: boolean
  readonly pictures: number
  readonly now: Date
}

/**
 * Stores a message with both sides of its conversation; answers its id. The caller holds the lock of the pair. Who declined
 * a request does not see what its sender writes after it.
 */
async function store(db: Tx, { from, to, text, asks, pictures, now }: NewMessage): Promise<number> {
  const [own, other] = asks ? ['sent', 'request'] : ['open', 'open']
  const { rows } = await sql<{ id: number }>`-- messages-send
    with known as (
      select id from conversations where low = ${Math.min(from, to)} and high = ${Math.max(from, to)}
    ), begun as (
      insert into conversations (low, high, at)
      select ${Math.min(from, to)}, ${Math.max(from, to)}, ${now} where not exists (select from known) returning id
    ), found as (
      select id from known union all select id from begun
    ), written as (
      insert into messages (conversation, author, text, folded, pictures, at)
      select id, ${from}, ${text}, ${foldText(text)}, ${pictures}, ${now} from found returning id, conversation
    ), own as (
      insert into conversation_sides as s (member, other, conversation, state, read_to, last, last_at)
      select ${from}, ${to}, conversation, ${own}, id, id, ${now} from written
      on conflict (member, other) do update set state = excluded.state, read_to = excluded.read_to, unread = 0,
        last = excluded.last, last_at = excluded.last_at
    ), theirs as (
      insert into conversation_sides as s (member, other, conversation, state, unread, last, last_at)
      select ${to}, ${from}, conversation, ${other}, 1, id, ${now} from written
      on conflict (member, other) do update set last = excluded.last, last_at = excluded.last_at,
        state = case when ${asks} and s.state = 'declined' then s.state else excluded.state end,
        unread = case when ${asks} and s.state = 'declined' then 0 else s.unread + 1 end,
        gone_to = case when ${asks} and s.state = 'declined' then excluded.last else s.gone_to end
    )
    select id from written`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the message was not stored')
  return row.id
}
