import type { ReminderView } from '#cards/reminder/reminder-view.ts'
import { wordPack } from '#session/word-pack.ts'
import type { PaintingReminders } from '../rules/painting-reminders.ts'
import { paintingSentences as sentences } from '../words/painting-sentences.ts'

const says = wordPack({
  zh: () => import('../words/painting-reminders.zh.ts').then(({ paintingReminders }) => paintingReminders),
  en: () => import('../words/painting-reminders.en.ts').then(({ paintingReminders }) => paintingReminders),
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
