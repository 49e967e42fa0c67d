import type { Generated } from 'kysely'
import type { DigestFrequency } from '../rules/digest.ts'

declare module '#kit/db/tables.ts' {
  interface Tables {
    reminder_preferences: {
      member: number
      site_on: Generated<string[]>
      site_off: Generated<string[]>
      mail_on: Generated<string[]>
      mail_off: Generated<string[]>
      mails_messages: Generated<boolean>
      digest: Generated<DigestFrequency>
      quiet_from: Generated<number | null>
      quiet_to: Generated<number | null>
      digest_due: Generated<Date | null>
      digest_since: Generated<Date | null>
      messages_told: Generated<Date | null>
    }
    digested_reminders: { reminder: number; member: number; number: number }
  }
}
