import type { SocialReminders } from '../rules/social-reminders.ts'

/** What the settings call the reminders. */
export const reminderNames = {
  sections: { people: '人' },
  kinds: {
    follow: '有人关注我',
  } satisfies Readonly<Record<keyof SocialReminders, string>>,
}
