import type { ReplayReminders } from '@patisserie/rules/replays/replay-reminders'
import { wordPack } from '../../../session/word-pack.ts'
import type { ReminderTold, ReminderView } from '../reminder-view.ts'

const says = wordPack({
  zh: () => import('@patisserie/words/zh/replay-reminders').then(({ replayReminders }) => replayReminders),
  en: () => import('@patisserie/words/en/replay-reminders').then(({ replayReminders }) => replayReminders),
})

export const replayReminders: Readonly<Record<keyof ReplayReminders, ReminderView>> = {
  replayComment: {
    icon: 'message-circle',
    tone: 'cool',
    text: (told) => ({
      say: says(told.language).replayComment(told.who, told.run),
      quote: told.text('words'),
      to: commentOf(told, told.text('comment')),
    }),
  },
  replayLike: {
    icon: 'heart-filled',
    tone: 'warm',
    text: (told) => ({ say: says(told.language).replayLike(told.who, told.run), quote: '', to: replayOf(told) }),
  },
  reportDone: {
    icon: 'check',
    tone: 'fresh',
    text: (told) => decided(told, says(told.language).reportDone(told.text('code'), told.pass)),
  },
  heldDecided: {
    icon: 'eye',
    tone: 'cool',
    text: (told) => {
      const { heldComment, heldReplay } = says(told.language)
      if (told.text('what') !== 'comment') return decided(told, heldReplay(told.text('code'), told.pass))
      const [, comment = ''] = told.row.SUBJECT.split('comment:')
      const text = decided(told, heldComment(told.text('code'), told.pass))
      return told.pass ? { ...text, to: commentOf(told, comment) } : text
    },
  },
  replayHidden: {
    icon: 'eye-off',
    tone: 'grave',
    text: (told) => {
      const hidden = told.text('state') !== 'shown'
      const text = decided(told, says(told.language).replayHidden(told.text('code'), hidden))
      return hidden ? { ...text, to: `/p/${told.reader}` } : text
    },
  },
}

const replayOf = ({ text }: ReminderTold): string => `/r/${text('code')}`

/** Leads to one comment; to all of the replay where its id is unknown. */
const commentOf = (told: ReminderTold, id: string): string => `${replayOf(told)}#${id ? `c${id}` : 'comments'}`

/** With the note of staff, leading to the replay. */
const decided = (told: ReminderTold, say: string) => ({ say, quote: told.text('note'), to: replayOf(told) })
