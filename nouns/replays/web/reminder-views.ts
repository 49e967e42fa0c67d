import type { ReminderView } from '#cards/reminder/reminder-view.ts'
import type { ReplayReminders } from '../rules/replay-reminders.ts'
import { replayRemindersPack } from '../words/replay-reminders.pack.ts'
import { replaySentences as sentences } from '../words/replay-sentences.ts'

export const replayReminders: Readonly<Record<keyof ReplayReminders, ReminderView>> = {
  replayComment: {
    icon: 'message-circle',
    tone: 'cool',
    text: (told) => sentences.replayComment(told, replayRemindersPack(told.language)),
  },
  replayLike: {
    icon: 'heart-filled',
    tone: 'warm',
    text: (told) => sentences.replayLike(told, replayRemindersPack(told.language)),
  },
  reportDone: {
    icon: 'check',
    tone: 'fresh',
    text: (told) => sentences.reportDone(told, replayRemindersPack(told.language)),
  },
  heldDecided: {
    icon: 'eye',
    tone: 'cool',
    text: (told) => sentences.heldDecided(told, replayRemindersPack(told.language)),
  },
  replayHidden: {
    icon: 'eye-off',
    tone: 'grave',
    text: (told) => sentences.replayHidden(told, replayRemindersPack(told.language)),
  },
}
