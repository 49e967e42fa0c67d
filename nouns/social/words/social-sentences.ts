import type { SocialReminders } from '@patisserie/rules/people/social-reminders'
import type { socialReminders } from '../zh/social-reminders.ts'
import type { Sentences } from './told.ts'

export const socialSentences: Sentences<keyof SocialReminders, typeof socialReminders> = {
  follow: ({ row: { ACTORNUM, ACTORS }, reader, who }, words) => ({
    say: words.follow(who),
    quote: '',
    to: ACTORNUM === 1 && ACTORS[0] ? `/p/${ACTORS[0].UID}` : `/p/${reader}?people=followers`,
  }),
}
