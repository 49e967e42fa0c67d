import type { Sentences } from '#words/reminders/told.ts'
import type { SocialReminders } from '../rules/social-reminders.ts'
import type { socialReminders } from './social-reminders.zh.ts'

export const socialSentences: Sentences<keyof SocialReminders, typeof socialReminders> = {
  follow: ({ row: { ACTORNUM, ACTORS }, reader, who }, words) => ({
    say: words.follow(who),
    quote: '',
    to: ACTORNUM === 1 && ACTORS[0] ? `/p/${ACTORS[0].UID}` : `/p/${reader}?people=followers`,
  }),
}
