import type { messageReminders as zh } from '../zh/message-reminders.ts'

/** Reminders about private messages. */
export const messageReminders: typeof zh = {
  messageReportDone: (pass) =>
    pass ? 'The message you reported was removed' : 'The message you reported was looked at and stays',
}
