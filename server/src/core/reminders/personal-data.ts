import { sql } from 'kysely'
import type { PersonalData } from '../members/personal-data.ts'
import './tables.ts'

/** What a member was told, and where they stand in what others were told. */
export const remindersData: PersonalData = {
  name: 'reminders',
  tables: ['reminders', 'reminder_actors'],
  export: (db, member) =>
    db
      .selectFrom('reminders')
      .select(['kind', 'subject', 'data', 'times', 'actors', 'at', 'read_at'])
      .where('member', '=', member)
      .orderBy('number')
      .execute(),
  stands: () => Promise.resolve(false),
  forget: async (tx, member) => {
    await tx.deleteFrom('reminders').where('member', '=', member).execute()
    // Others keep what happened, without the name.
    await sql`update reminders set actors = actors - 1
      where id in (select reminder from reminder_actors where actor = ${member})`.execute(tx)
    await tx.deleteFrom('reminder_actors').where('actor', '=', member).execute()
  },
}
