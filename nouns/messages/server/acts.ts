import { sql } from 'kysely'
import type { Files } from '#core/files/open-files.ts'
import { announce } from '#kit/db/announce.ts'
import type { Call } from '#kit/http/call.ts'
import type { messages } from '../contract/messages.ts'
import { mayTakeBack } from '../rules/messages.ts'
import { emptyUnseen } from './empty-unseen.ts'
import { countsSql, messagesNote } from './live-topic.ts'
import { lockConversation } from './lock-conversation.ts'
import { dropPicturesOf } from './message-pictures.ts'
import { shownSql } from './shown-sql.ts'
import './tables.ts'
import { uncount } from './uncount.ts'

type Calls = typeof messages.calls

/** POST /knowPM: marks messages up to `upTo` as read. Never moves the mark back; later messages stay unread. */
export async function know({ db, input, member }: Call<Calls['know']>) {
  // A message that is being sent is counted once its transaction has ended: hence the lock, and the update after it.
  const [, { rows }] = await Promise.all([
    lockConversation(db, member.id, input.UID),
    sql<{ shown: boolean }>`-- messages-know
      update conversation_sides s set read_to = least(${input.upTo}, s.last),
        unread = (select count(*) from messages n where n.conversation = s.conversation and n.author = s.other
          and n.gone is null and n.id > greatest(least(${input.upTo}, s.last), s.gone_to))
      where s.member = ${member.id} and s.other = ${input.UID} and s.read_to < least(${input.upTo}, s.last)
      returning ${sql.raw(shownSql('s'))} as shown`.execute(db),
  ])
  const [row] = rows
  if (row) announce(db, messagesNote(member.id))
  // The sender's open page shows which of their messages were seen, unless one of them does not show it.
  if (row?.shown) announce(db, messagesNote(input.UID))
  const counted = await sql<{
    unread: number
    requests: number
  }>`select ${sql.raw(countsSql(String(member.id)))}`.execute(db)
  return counted.rows[0] ?? { unread: 0, requests: 0 }
}

/** POST /backPM: removes the words and pictures of one's own message for both members. */
export const takeBack =
  (files: Files) =>
  async ({ db, input, member, now, refuse }: Call<Calls['takeBack']>) => {
    const own = db
      .selectFrom('messages as w')
      .innerJoin('conversations as c', 'c.id', 'w.conversation')
      .select(['w.id', 'w.at', 'w.gone', 'c.low', 'c.high'])
      .where('w.id', '=', input.id)
      .where('w.author', '=', member.id)
    const found = await own.executeTakeFirst()
    if (!found) return refuse('messageUnknown')
    await lockConversation(db, found.low, found.high)
    const row = await own.forUpdate('w').executeTakeFirst()
    if (!row || row.gone) return refuse('messageUnknown')
    if (!mayTakeBack(row.at, now)) return refuse('backLate')
    await db
      .updateTable('messages')
      .set({ gone: 'author', text: '', folded: '', pictures: 0 })
      .where('id', '=', row.id)
      .execute()
    await dropPicturesOf(db, files, row.id)
    await uncount(db, row.id)
    const other = row.low === member.id ? row.high : row.low
    announce(db, messagesNote(member.id))
    announce(db, messagesNote(other))
    return 'suc' as const
  }

/** POST /answerPM: takes a request into the inbox, or away; who asked is not told of the latter. */
export async function answer({ db, input, member, refuse }: Call<Calls['answer']>) {
  // A message that is being sent ends before or after the answer, and does not undo it.
  await lockConversation(db, member.id, input.UID)
  const accepted = input.accept === 'Y'
  const { numUpdatedRows } = await db
    .updateTable('conversation_sides')
    .set((eb) => ({
      state: accepted ? 'open' : 'declined',
      ...(!accepted && { unread: 0, read_to: eb.ref('last'), gone_to: eb.ref('last') }),
    }))
    .where('member', '=', member.id)
    .where('other', '=', input.UID)
    .where('state', '=', 'request')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return refuse('requestUnknown')
  if (accepted) {
    await db
      .updateTable('conversation_sides')
      .set({ state: 'open' })
      .where('member', '=', input.UID)
      .where('other', '=', member.id)
      .execute()
    announce(db, messagesNote(input.UID))
  }
  announce(db, messagesNote(member.id))
  return 'suc' as const
}

/**
 * POST /delPM: the other one keeps theirs. A request that is removed counts as declined. What both have removed loses
 * its words and pictures.
 */
export const remove =
  (files: Files) =>
  async ({ db, input, member }: Call<Calls['remove']>) => {
    await lockConversation(db, member.id, input.UID)
    await sql`update conversation_sides set gone_to = last, read_to = last, unread = 0,
      state = case when state = 'request' then 'declined' else state end
    where member = ${member.id} and other = ${input.UID}`.execute(db)
    await emptyUnseen(
      db,
      files,
      sql`c.low = ${Math.min(member.id, input.UID)} and c.high = ${Math.max(member.id, input.UID)}`,
    )
    announce(db, messagesNote(member.id))
    return 'suc' as const
  }

/** POST /setPM */
export async function settings({ db, input, member }: Call<Calls['settings']>) {
  const seen = input.seen === undefined ? undefined : input.seen === 'Y'
  await db
    .insertInto('message_settings')
    .values({ member: member.id, may: input.may ?? 'everyone', seen: seen ?? true })
    .onConflict((conflict) =>
      conflict.column('member').doUpdateSet({
        ...(input.may && { may: input.may }),
        ...(seen !== undefined && { seen }),
        member: member.id,
      }),
    )
    .execute()
  return 'suc' as const
}
