import type { ReplayReminders } from '@patisserie/rules/replays/replay-reminders'
import { replaySentences as sentences } from '@patisserie/words/reminders/replay-sentences'
import { wordPack } from '../../../session/word-pack.ts'
import type { ReminderView } from '../reminder-view.ts'

const says = wordPack({
  zh: () => import('@patisserie/words/zh/replay-reminders').then(({ replayReminders }) => replayReminders),
  en: () => import('@patisserie/words/en/replay-reminders').then(({ replayReminders }) => replayReminders),
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
