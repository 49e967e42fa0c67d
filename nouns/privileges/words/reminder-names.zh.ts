import type { PrivilegeReminders } from '../rules/privilege-reminders.ts'

/** What the settings call the reminders. */
export const reminderNames = {
  sections: { privileges: '残机与符卡' },
  kinds: {
    levelEarned: '靠时间和发帖升级',
  } satisfies Readonly<Record<keyof PrivilegeReminders, string>>,
}
