import type { reminderNames as zh } from './reminder-names.zh.ts'

/** What the settings call the reminders. */
export const reminderNames: typeof zh = {
  sections: { privileges: 'Lives and bombs' },
  kinds: {
    levelEarned: 'Levels from time and posts',
  },
}
