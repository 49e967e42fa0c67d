import type { ReminderView } from '#cards/reminder/reminder-view.ts'
import type { PaintingReminders } from '../rules/painting-reminders.ts'
import { paintingRemindersPack } from '../words/painting-reminders.pack.ts'
import { paintingSentences as sentences } from '../words/painting-sentences.ts'

export const paintingReminders: Readonly<Record<keyof PaintingReminders, ReminderView>> = {
  paintingComment: {
    icon: 'message-circle',
    tone: 'cool',
    text: (told) => sentences.paintingComment(told, paintingRemindersPack(told.language)),
  },
  paintingLike: {
    icon: 'heart-filled',
    tone: 'warm',
    text: (told) => sentences.paintingLike(told, paintingRemindersPack(told.language)),
  },
  paintingReportDone: {
    icon: 'check',
    tone: 'fresh',
    text: (told) => sentences.paintingReportDone(told, paintingRemindersPack(told.language)),
  },
  paintingHeldDecided: {
    icon: 'eye',
    tone: 'cool',
    text: (told) => sentences.paintingHeldDecided(told, paintingRemindersPack(told.language)),
  },
  paintingHidden: {
    icon: 'eye-off',
    tone: 'grave',
    text: (told) => sentences.paintingHidden(told, paintingRemindersPack(told.language)),
  },
}
