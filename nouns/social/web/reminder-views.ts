import type { SocialReminders } from '@patisserie/rules/people/social-reminders'
import { socialSentences as sentences } from '@patisserie/words/reminders/social-sentences'
import { wordPack } from '../../../session/word-pack.ts'
import type { ReminderView } from '../reminder-view.ts'

const says = wordPack({
  zh: () => import('@patisserie/words/zh/social-reminders').then(({ socialReminders }) => socialReminders),
  en: () => import('@patisserie/words/en/social-reminders').then(({ socialReminders }) => socialReminders),
})

export const socialReminders: Readonly<Record<keyof SocialReminders, ReminderView>> = {
  follow: { icon: 'user', tone: 'fresh', text: (told) => sentences.follow(told, says(told.language)) },
}
