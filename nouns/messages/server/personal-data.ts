import { sql } from 'kysely'
import type { Files } from '#core/files/open-files.ts'
import type { PersonalData } from '#core/members/personal-data.ts'
import { holdsAny } from '#core/members/staff/holds-any.ts'
import { emptyUnseen } from './empty-unseen.ts'
import { dropPictures } from './message-pictures.ts'
import './tables.ts'

/**
 * Personal data: a member's messages and settings. The others keep what was written to them, without a name; what only
 * the member still had goes.
 */
export const messagesData = (files: Files): PersonalData => ({
  name: 'messages',
  tables: ['conversations', 'conversation_sides', 'messages', 'message_settings', 'message_copies', 'message_pictures'],
  export: async (db, member) => ({
    settings:
      (await db.selectFrom('message_settings').select(['may', 'seen']).where('member', '=', member).execute())[0] ??
      null,
    messages: await db
      .selectFrom('conversation_sides as s')
      .innerJoin('messages as w', 'w.conversation', 's.conversation')
      .select(['s.other as with', 'w.author', 'w.text', 'w.at', 'w.gone'])
      .where('s.member', '=', member)
      .whereRef('w.id', '>', 's.gone_to')
      .orderBy('w.id')
      .execute(),
    pictures: await db
      .selectFrom('message_pictures')
      .select(['message', 'file_name', 'alt', 'width', 'height', 'size', 'at'])
      .where('member', '=', member)
      .where('copied_for', 'is', null)
      .orderBy('at')
      .execute(),
    reported: await db
      .selectFrom('message_copies')
      .select(['message', 'lines'])
      .where('reporter', '=', member)
      .execute(),
  }),
  stands: (db, member) => holdsAny(db, member, [['messages', 'author']]),
  forget: async (tx, member) => {
    await dropPictures(tx, files, sql`p.copied_for = ${member} or (p.member = ${member} and p.copied_for is null)`)
    await tx.updateTable('message_pictures').set({ member: null }).where('member', '=', member).execute()
    await tx.deleteFrom('message_copies').where('reporter', '=', member).execute()
    await tx.deleteFrom('message_settings').where('member', '=', member).execute()
    // A message of pictures alone has nothing left.
    await sql`update messages set author = null, pictures = 0,
      gone = case when pictures > 0 and text = '' then coalesce(gone, 'author') else gone end
      where author = ${member}`.execute(tx)
    await tx.deleteFrom('conversation_sides').where('member', '=', member).execute()
    // Conversations that the others have removed too; of reported ones the rows stay for their reports.
    await emptyUnseen(tx, files, sql`c.low = ${member} or c.high = ${member}`)
    await sql`delete from conversations c where (c.low = ${member} or c.high = ${member})
      and not exists (select from conversation_sides s where s.conversation = c.id and s.last > s.gone_to)
      and not exists (select from messages w join message_copies k on k.message = w.id where w.conversation = c.id)`.execute(
      tx,
    )
  },
})
