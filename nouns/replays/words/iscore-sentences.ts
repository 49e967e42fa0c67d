import type { IscoreReminders } from '@patisserie/rules/iscore/iscore-reminders'
import type { iscoreReminders } from '../zh/iscore-reminders.ts'
import type { Sentences } from './told.ts'

export const iscoreSentences: Sentences<keyof IscoreReminders, typeof iscoreReminders> = {
  iscoreDecided: ({ run, pass, text }, words) => ({
    say: words.iscoreDecided(run, pass),
    quote: text('note'),
    to: `/r/${text('code')}`,
  }),
  pilotDecided: ({ pass, text }, words) => ({
    say: words.pilotDecided(text('pilot'), pass),
    quote: text('note'),
    to: '/jf',
  }),
}
