import type { ArchiveReminders } from '@patisserie/rules/replays/archive-reminders'
import { archiveReminders as en } from '@patisserie/words/en/archive-reminders'
import { archiveReminders as zh } from '@patisserie/words/zh/archive-reminders'
import type { ReminderView } from '../reminder-view.ts'

const says = { zh, en }

export const archiveReminders: Readonly<Record<keyof ArchiveReminders, ReminderView>> = {
  claimDecided: {
    icon: 'clock',
    tone: 'fresh',
    text: ({ language, game, pass, text }) => {
      const words = says[language]
      return {
        say: words.claimDecided(words.archived(game, text('pilot')), pass),
        quote: text('note'),
        to: '/rpy/archive?mine=Y',
      }
    },
  },
}
