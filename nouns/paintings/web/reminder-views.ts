import type { PaintingReminders } from '@patisserie/rules/paintings/painting-reminders'
import { paintingSentences as sentences } from '@patisserie/words/reminders/painting-sentences'
import { wordPack } from '../../../session/word-pack.ts'
import type { ReminderView } from '../reminder-view.ts'

const says = wordPack({
  zh: () => import('@patisserie/words/zh/painting-reminders').then(({ paintingReminders }) => paintingReminders),
  en: () => import('@patisserie/words/en/painting-reminders').then(({ paintingReminders }) => paintingReminders),
})

export const paintingReminders: Readonly<Record<keyof PaintingReminders, ReminderView>> = {
  paintingComment: {
    icon: 'message-circle',
    tone: 'cool',
    text: (told) => sentences.paintingComment(told, says(told.language)),
  },
  paintingLike: {
    icon: 'heart-filled',
    tone: 'warm',
    text: (told) => sentences.paintingLike(told, says(told.language)),
  },
  paintingReportDone: {
    icon: 'check',
    tone: 'fresh',
    text: (told) => sentences.paintingReportDone(told, says(told.language)),
  },
  paintingHeldDecided: {
    icon: 'eye',
    tone: 'cool',
    text: (told) => sentences.paintingHeldDecided(told, says(told.language)),
  },
  paintingHidden: {
    icon: 'eye-off',
    tone: 'grave',
    text: (told) => sentences.paintingHidden(told, says(told.language)),
  },
}
