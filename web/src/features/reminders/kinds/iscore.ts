import type { IscoreReminders } from '@patisserie/rules/iscore/iscore-reminders'
import { iscoreReminders as en } from '@patisserie/words/en/iscore-reminders'
import { iscoreReminders as zh } from '@patisserie/words/zh/iscore-reminders'
import type { ReminderView } from '../reminder-view.ts'

const says = { zh, en }

export const iscoreReminders: Readonly<Record<keyof IscoreReminders, ReminderView>> = {
  iscoreDecided: {
    icon: 'trophy',
    tone: 'fresh',
    text: ({ language, run, pass, text }) => ({
      say: says[language].iscoreDecided(run, pass),
      quote: text('note'),
      to: `/r/${text('code')}`,
    }),
  },
  pilotDecided: {
    icon: 'pencil',
    tone: 'fresh',
    text: ({ language, pass, text }) => ({
      say: says[language].pilotDecided(text('pilot'), pass),
      quote: text('note'),
      to: '/jf',
    }),
  },
}
