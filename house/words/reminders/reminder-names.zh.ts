import type { ReminderNames } from './reminder-names.ts'

const names = Object.values(
  import.meta.glob<ReminderNames>('../../../nouns/*/words/reminder-names.zh.ts', {
    eager: true,
    import: 'reminderNames',
  }),
)

/** What the settings call every kind of reminders, and the sections that these stand in. */
export const reminderNames: ReminderNames = {
  sections: Object.assign({}, ...names.map(({ sections }) => sections)),
  kinds: Object.assign({}, ...names.map(({ kinds }) => kinds)),
}
