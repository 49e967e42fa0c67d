import type { ReminderView } from '#cards/reminder/reminder-view.ts'
import { wordPack } from '#session/word-pack.ts'
import type { ReplayReminders } from '../rules/replay-reminders.ts'
import { replaySentences as sentences } from '../words/replay-sentences.ts'

const says = wordPack({
  zh: () => import('../words/replay-reminders.zh.ts').then(({ replayReminders }) => replayReminders),
  en: () => import('../words/replay-reminders.en.ts').then(({ replayReminders }) => replayReminders),
})

export const replayReminders: Readonly<Record<keyof ReplayReminders, ReminderView>> = {
  replayComment: {
    icon: 'message-circle',
    tone: 'cool',
    text: (told) => sentences.replayComment(told, says(told.language)),
  },
  replayLike: { icon: 'heart-filled', tone: 'warm', text: (told) => sentences.replayLike(told, says(told.language)) },
  reportDone: { icon: 'check', tone: 'fresh', text: (told) => sentences.reportDone(told, says(told.language)) },
  heldDecided: { icon: 'eye', tone: 'cool', text: (told) => sentences.heldDecided(told, says(told.language)) },
  replayHidden: { icon: 'eye-off', tone: 'grave', text: (told) => sentences.replayHidden(told, says(told.language)) },
}
