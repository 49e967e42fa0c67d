import type { Sentences } from '#words/reminders/told.ts'
import type { IscoreReminders } from '../../rules/iscore/iscore-reminders.ts'
import type { iscoreReminders } from './iscore-reminders.zh.ts'

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
