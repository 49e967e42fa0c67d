import { viewsOf } from '#cards/reminder/reminder-view.ts'
import { iscoreReminders } from '../rules/iscore/iscore-reminders.ts'
import { replayReminders } from '../rules/replay-reminders.ts'
import { iscoreRemindersPack } from '../words/iscore/iscore-reminders.pack.ts'
import { iscoreSentences } from '../words/iscore/iscore-sentences.ts'
import { replayRemindersPack } from '../words/replay-reminders.pack.ts'
import { replaySentences } from '../words/replay-sentences.ts'

/** How its reminders show. */
export const reminderViews = {
  ...viewsOf(
    { policies: replayReminders, sentences: replaySentences, pack: replayRemindersPack },
    {
      replayComment: { icon: 'message-circle', tone: 'cool' },
      replayLike: { icon: 'heart-filled', tone: 'warm' },
      reportDone: { icon: 'check', tone: 'fresh' },
      heldDecided: { icon: 'eye', tone: 'cool' },
      replayHidden: { icon: 'eye-off', tone: 'grave' },
    },
  ),
  ...viewsOf(
    { policies: iscoreReminders, sentences: iscoreSentences, pack: iscoreRemindersPack },
    {
      iscoreDecided: { icon: 'trophy', tone: 'fresh' },
      pilotDecided: { icon: 'pencil', tone: 'fresh' },
    },
  ),
}
