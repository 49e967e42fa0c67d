import type { ReminderView } from '#cards/reminder/reminder-view.ts'
import type { SocialReminders } from '../rules/social-reminders.ts'
import { socialRemindersPack } from '../words/social-reminders.pack.ts'
import { socialSentences as sentences } from '../words/social-sentences.ts'

export const socialReminders: Readonly<Record<keyof SocialReminders, ReminderView>> = {
  follow: { icon: 'user', tone: 'fresh', text: (told) => sentences.follow(told, socialRemindersPack(told.language)) },
}
