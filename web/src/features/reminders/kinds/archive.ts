import type { ArchiveReminders } from '@patisserie/rules/replays/archive-reminders'
import { wordPack } from '../../../session/word-pack.ts'
import type { ReminderView } from '../reminder-view.ts'

const says = wordPack({
  zh: () => import('@patisserie/words/zh/archive-reminders').then(({ archiveReminders }) => archiveReminders),
  en: () => import('@patisserie/words/en/archive-reminders').then(({ archiveReminders }) => archiveReminders),
})

export const archiveReminders: Readonly<Record<keyof ArchiveReminders, ReminderView>> = {
  claimDecided: {
    icon: 'clock',
    tone: 'fresh',
    text: ({ language, game, pass, text }) => {
      const words = says(language)
      return {
        say: words.claimDecided(words.archived(game, text('pilot')), pass),
        quote: text('note'),
        to: '/rpy/archive?mine=Y',
      }
    },
  },
}
