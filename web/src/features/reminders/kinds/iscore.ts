import type { IscoreReminders } from '@patisserie/rules/iscore/iscore-reminders'
import { wordPack } from '../../../session/word-pack.ts'
import type { ReminderView } from '../reminder-view.ts'

const says = wordPack({
  zh: () => import('@patisserie/words/zh/iscore-reminders').then(({ iscoreReminders }) => iscoreReminders),
  en: () => import('@patisserie/words/en/iscore-reminders').then(({ iscoreReminders }) => iscoreReminders),
})

export const iscoreReminders: Readonly<Record<keyof IscoreReminders, ReminderView>> = {
  iscoreDecided: {
    icon: 'trophy',
    tone: 'fresh',
    text: ({ language, run, pass, text }) => ({
      say: says(language).iscoreDecided(run, pass),
      quote: text('note'),
      to: `/r/${text('code')}`,
    }),
  },
  pilotDecided: {
    icon: 'pencil',
    tone: 'fresh',
    text: ({ language, pass, text }) => ({
      say: says(language).pilotDecided(text('pilot'), pass),
      quote: text('note'),
      to: '/jf',
    }),
  },
}
