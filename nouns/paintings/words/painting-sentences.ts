import type { ReminderTold, Sentences } from '#words/reminders/told.ts'
import type { PaintingReminders } from '../rules/painting-reminders.ts'
import type { paintingReminders } from './painting-reminders.zh.ts'

export const paintingSentences: Sentences<keyof PaintingReminders, typeof paintingReminders> = {
  paintingComment: (told, words) => ({
    say: words.paintingComment(told.who, told.text('name')),
    quote: told.text('words'),
    to: commentOf(told, told.text('comment')),
  }),
  paintingLike: (told, words) => ({
    say: words.paintingLike(told.who, told.text('name')),
    quote: '',
    to: paintingOf(told),
  }),
  paintingReportDone: (told, words) => decided(told, words.paintingReportDone(told.text('name'), told.pass)),
  paintingHeldDecided: (told, { heldComment, heldPainting }) => {
    if (told.text('what') !== 'comment') return decided(told, heldPainting(told.text('name'), told.pass))
    const [, comment = ''] = told.row.SUBJECT.split('comment:')
    const text = decided(told, heldComment(told.text('name'), told.pass))
    return told.pass ? { ...text, to: commentOf(told, comment) } : text
  },
  // Its uploader still sees a work that others do not.
  paintingHidden: (told, words) =>
    told.text('state') === 'replaced'
      ? decided(told, words.pictureReplaced(told.text('name')))
      : decided(told, words.paintingHidden(told.text('name'), told.text('state') !== 'shown')),
}

const paintingOf = ({ text }: ReminderTold): string => `/e/${text('painting')}`

/** Leads to one comment; to all of the work where its id is unknown. */
const commentOf = (told: ReminderTold, id: string): string => `${paintingOf(told)}#${id ? `c${id}` : 'comments'}`

/** With the note of staff, leading to the work. */
const decided = (told: ReminderTold, say: string) => ({ say, quote: told.text('note'), to: paintingOf(told) })
