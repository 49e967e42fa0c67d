import type { ReplayReminders } from '@patisserie/rules/replays/replay-reminders'
import type { replayReminders } from '../zh/replay-reminders.ts'
import type { ReminderTold, Sentences } from './told.ts'

export const replaySentences: Sentences<keyof ReplayReminders, typeof replayReminders> = {
  replayComment: (told, words) => ({
    say: words.replayComment(told.who, told.run),
    quote: told.text('words'),
    to: `${replayOf(told)}#comments`,
  }),
  replayLike: (told, words) => ({ say: words.replayLike(told.who, told.run), quote: '', to: replayOf(told) }),
  reportDone: (told, words) => decided(told, words.reportDone(told.text('code'), told.pass)),
  heldDecided: (told, { heldComment, heldReplay }) =>
    decided(told, (told.text('what') === 'comment' ? heldComment : heldReplay)(told.text('code'), told.pass)),
  replayHidden: (told, words) => {
    const hidden = told.text('state') !== 'shown'
    const text = decided(told, words.replayHidden(told.text('code'), hidden))
    return hidden ? { ...text, to: `/p/${told.reader}` } : text
  },
}

const replayOf = ({ text }: ReminderTold): string => `/r/${text('code')}`

/** With the note of staff, leading to the replay. */
const decided = (told: ReminderTold, say: string) => ({ say, quote: told.text('note'), to: replayOf(told) })
