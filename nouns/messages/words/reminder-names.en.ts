import type { reminderNames as zh } from './reminder-names.zh.ts'

/** What the settings call the reminders. */
export const reminderNames: typeof zh = {
  sections: { messages: 'Messages' },
  kinds: {
    messageReportDone: 'My reports on messages',
  },
}
