import type { SocialReminders } from '@patisserie/rules/people/social-reminders'
import { wordPack } from '../../../session/word-pack.ts'
import type { ReminderView } from '../reminder-view.ts'

const says = wordPack({
  zh: () => import('@patisserie/words/zh/social-reminders').then(({ socialReminders }) => socialReminders),
  en: () => import('@patisserie/words/en/social-reminders').then(({ socialReminders }) => socialReminders),
})

export const socialReminders: Readonly<Record<keyof SocialReminders, ReminderView>> = {
  follow: {
    icon: 'user',
    tone: 'fresh',
    text: ({ row: { ACTORNUM, ACTORS }, language, reader, who }) => ({
      say: says(language).follow(who),
      quote: '',
      to: ACTORNUM === 1 && ACTORS[0] ? `/p/${ACTORS[0].UID}` : `/p/${reader}?people=followers`,
    }),
  },
}
