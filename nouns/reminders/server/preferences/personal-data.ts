import type { PersonalData } from '#core/members/personal-data.ts'
import '../tables.ts'

/** Personal data: which reminders a member wants, and which of them a digest has told. */
export const reminderPreferencesData: PersonalData = {
  name: 'reminderPreferences',
  tables: ['reminder_preferences', 'digested_reminders'],
  export: async (db, member) => ({
    preferences:
      (await db
        .selectFrom('reminder_preferences')
        .select(['site_on', 'site_off', 'mail_on', 'mail_off', 'mails_messages', 'digest', 'quiet_from', 'quiet_to'])
        .select(['digest_due', 'digest_since', 'messages_told'])
        .where('member', '=', member)
        .executeTakeFirst()) ?? null,
    digested: await db
      .selectFrom('digested_reminders as d')
      .innerJoin('reminders as r', 'r.id', 'd.reminder')
      .select(['r.kind', 'r.subject', 'd.number'])
      .where('d.member', '=', member)
      .orderBy('d.number')
      .execute(),
  }),
  stands: () => Promise.resolve(false),
  forget: async (tx, member) => {
    await tx.deleteFrom('digested_reminders').where('member', '=', member).execute()
    await tx.deleteFrom('reminder_preferences').where('member', '=', member).execute()
  },
}
