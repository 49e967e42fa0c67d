import { sql } from 'kysely'
import { holdsAny } from '../../core/members/holds-any.ts'
import type { PersonalData } from '../../core/members/personal-data.ts'
import './tables.ts'

/**
 * Personal data: a member's messages and settings. The others keep what was written to them, without a name; what only
 * the member still had goes.
 */
export const messagesData: PersonalData = {
  name: 'messages',
  tables: ['conversations', 'conversation_sides', 'messages', 'message_settings', 'message_copies'],
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
    reported: await db
      .selectFrom('message_copies')
      .select(['message', 'lines'])
      .where('reporter', '=', member)
      .execute(),
  }),
  stands: (db, member) => holdsAny(db, member, [['messages', 'author']]),
  forget: async (tx, member) => {
    await tx.deleteFrom('message_copies').where('reporter', '=', member).execute()
    await tx.deleteFrom('message_settings').where('member', '=', member).execute()
    await tx.updateTable('messages').set({ author: null }).where('author', '=', member).execute()
    await tx.deleteFrom('conversation_sides').where('member', '=', member).execute()
    // Conversations that the others have removed too.
    await sql`delete from conversations c where (c.low = ${member} or c.high = ${member})
      and not exists (select from conversation_sides s where s.conversation = c.id and s.last > s.gone_to)`.execute(tx)
  },
}
