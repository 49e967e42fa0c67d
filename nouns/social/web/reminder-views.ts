import type { ReminderView } from '#cards/reminder/reminder-view.ts'
import { wordPack } from '#session/word-pack.ts'
import type { SocialReminders } from '../rules/social-reminders.ts'
import { socialSentences as sentences } from '../words/social-sentences.ts'

const says = wordPack({
  zh: () => import('../words/social-reminders.zh.ts').then(({ socialReminders }) => socialReminders),
  en: () => import('../words/social-reminders.en.ts').then(({ socialReminders }) => socialReminders),
})

export const socialReminders: Readonly<Record<keyof SocialReminders, ReminderView>> = {
  follow: { icon: 'user', tone: 'fresh', text: (told) => sentences.follow(told, says(told.language)) },
}
