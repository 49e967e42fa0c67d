import type { SocialReminders } from '@patisserie/rules/people/social-reminders'
import { socialReminders as en } from '@patisserie/words/en/social-reminders'
import { socialReminders as zh } from '@patisserie/words/zh/social-reminders'
import type { ReminderView } from '../reminder-view.ts'

const says = { zh, en }

export const socialReminders: Readonly<Record<keyof SocialReminders, ReminderView>> = {
  follow: {
    icon: 'user',
    tone: 'fresh',
    text: ({ row: { ACTORNUM, ACTORS }, language, reader, who }) => ({
      say: says[language].follow(who),
      quote: '',
      to: ACTORNUM === 1 && ACTORS[0] ? `/p/${ACTORS[0].UID}` : `/p/${reader}?people=followers`,
    }),
  },
}
