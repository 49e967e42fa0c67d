import type { messageReminders as zh } from './message-reminders.zh.ts'

/** Reminders about private messages. */
export const messageReminders: typeof zh = {
  messageReportDone: (pass) =>
    pass ? 'The message you reported was removed' : 'The message you reported was looked at and stays',
}
