import type { privilegeReminders as zh } from './privilege-reminders.zh.ts'

export const privilegeReminders: typeof zh = {
  both: (level) => `Time and posts have brought you life and bomb level ${level}`,
  life: (level) => `Time and posts have brought you life level ${level}`,
  bomb: (level) => `Time and posts have brought you bomb level ${level}`,
}
