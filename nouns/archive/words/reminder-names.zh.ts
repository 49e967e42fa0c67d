import type { ArchiveReminders } from '../rules/archive-reminders.ts'

/** What the settings call the reminders. */
export const reminderNames = {
  sections: { archive: '历史记录' },
  kinds: {
    claimDecided: '认领历史记录的结果',
  } satisfies Readonly<Record<keyof ArchiveReminders, string>>,
}
