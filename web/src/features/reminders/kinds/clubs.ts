import type { ClubReminders } from '@patisserie/rules/club-reminders'
import { topicActs } from '@patisserie/rules/clubs'
import { wordPack } from '../../../session/word-pack.ts'
import type { ReminderText, ReminderTold, ReminderView } from '../reminder-view.ts'

const says = wordPack({
  zh: () => import('@patisserie/words/zh/club-reminders').then(({ clubReminders }) => clubReminders),
  en: () => import('@patisserie/words/en/club-reminders').then(({ clubReminders }) => clubReminders),
})

/** Reminders about a reply, a quote, a mention or a like: they lead to the floor and quote its first words. */
const written =
  (kind: 'topicReply' | 'floorQuote' | 'mention' | 'floorLike') =>
  (told: ReminderTold): ReminderText => ({
    say: says(told.language)[kind](told.who, told.text('title')),
    quote: told.text('words'),
    to: floorOf(told),
  })

/** Reminders about a staff decision on a floor. */
const judged =
  (kind: 'floorHeld' | 'floorReport') =>
  (told: ReminderTold): ReminderText => ({
    say: says(told.language)[kind](told.text('title'), told.text('floor'), told.pass),
    quote: told.text('note'),
    to: floorOf(told),
  })

const floorOf = ({ text }: ReminderTold): string => `/ms?t=${text('t')}#f${text('floor')}`

export const clubReminders: Readonly<Record<keyof ClubReminders, ReminderView>> = {
  topicReply: { icon: 'message-circle', tone: 'cool', text: written('topicReply') },
  floorQuote: { icon: 'quote', tone: 'cool', text: written('floorQuote') },
  mention: { icon: 'bell', tone: 'cool', text: written('mention') },
  floorLike: { icon: 'heart-filled', tone: 'warm', text: written('floorLike') },
  topicStaff: {
    icon: 'pencil',
    tone: 'cool',
    text: ({ language, reader, text }) => {
      const words = says(language)
      const act = topicActs.find((known) => known === text('act'))
      return {
        say: words.topicStaff(text('title'), act ? words.topicActs[act] : ''),
        quote: text('note'),
        to: act === 'hide' ? `/p/${reader}` : `/ms?t=${text('t')}`,
      }
    },
  },
  floorStaff: {
    icon: 'eye-off',
    tone: 'grave',
    text: (told) => ({
      say: says(told.language).floorStaff(told.text('title'), told.text('floor'), told.text('state') !== 'shown'),
      quote: told.text('note'),
      to: floorOf(told),
    }),
  },
  floorHeld: { icon: 'eye', tone: 'cool', text: judged('floorHeld') },
  floorReport: { icon: 'check', tone: 'fresh', text: judged('floorReport') },
}
