import { sql } from 'kysely'
import type { PersonalData } from '../members/personal-data.ts'
import './tables.ts'

/** Personal data: a member's reminders, and their part as an actor in the reminders of others. */
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
    // Reminders of others stay, but without this member among the actors.
    await sql`update reminders set actors = actors - 1
      where id in (select reminder from reminder_actors where actor = ${member})`.execute(tx)
    await tx.deleteFrom('reminder_actors').where('actor', '=', member).execute()
  },
}
