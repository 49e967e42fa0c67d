import type { ReminderTold, Sentences } from '#words/reminders/told.ts'
import type { ReplayReminders } from '../rules/replay-reminders.ts'
import type { replayReminders } from './replay-reminders.zh.ts'

export const replaySentences: Sentences<keyof ReplayReminders, typeof replayReminders> = {
  replayComment: (told, words) => ({
    say: words.replayComment(told.who, told.run),
    quote: told.text('words'),
    to: commentOf(told, told.text('comment')),
  }),
  replayLike: (told, words) => ({ say: words.replayLike(told.who, told.run), quote: '', to: replayOf(told) }),
  reportDone: (told, words) => decided(told, words.reportDone(told.text('code'), told.pass)),
  heldDecided: (told, { heldComment, heldReplay }) => {
    if (told.text('what') !== 'comment') return decided(told, heldReplay(told.text('code'), told.pass))
    const [, comment = ''] = told.row.SUBJECT.split('comment:')
    const text = decided(told, heldComment(told.text('code'), told.pass))
    return told.pass ? { ...text, to: commentOf(told, comment) } : text
  },
  replayHidden: (told, words) => {
    const hidden = told.text('state') !== 'shown'
    const text = decided(told, words.replayHidden(told.text('code'), hidden))
    return hidden ? { ...text, to: `/p/${told.reader}` } : text
  },
}

const replayOf = ({ text }: ReminderTold): string => `/r/${text('code')}`

/** Leads to one comment; to all of the replay where its id is unknown. */
const commentOf = (told: ReminderTold, id: string): string => `${replayOf(told)}#${id ? `c${id}` : 'comments'}`

/** With the note of staff, leading to the replay. */
const decided = (told: ReminderTold, say: string) => ({ say, quote: told.text('note'), to: replayOf(told) })
