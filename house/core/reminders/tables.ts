import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely'
import type { ReminderKind } from '#rules/people/reminder-kind.ts'

/** What a reminder's text needs besides its subject and actors. */
export type StoredData = Readonly<Record<string, string | number>>

interface RemindersTable {
  id: GeneratedAlways<number>
  number: Generated<number>
  member: number
  kind: ReminderKind
  subject: string
  data: ColumnType<StoredData, string, string>
  times: Generated<number>
  actors: Generated<number>
  at: Date
  read_at: Generated<Date | null>
  read_act: Generated<number | null>
}

declare module '#kit/db/tables.ts' {
  interface Tables {
    reminders: RemindersTable
    /** Those of parts that are on. */
    shown_reminders: Selectable<RemindersTable>
    silenced_reminders: { kind: ReminderKind }
    reminder_actors: { reminder: number; actor: number; at: Date }
  }
}
