import type { MessageReminders } from '../rules/message-reminders.ts'

/** What the settings call the reminders. */
export const reminderNames = {
  sections: { messages: '私信' },
  kinds: {
    messageReportDone: '我举报私信的结果',
  } satisfies Readonly<Record<keyof MessageReminders, string>>,
}
