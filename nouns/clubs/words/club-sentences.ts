import type { ReminderText, ReminderTold, Sentences } from '#words/reminders/told.ts'
import type { ClubReminders } from '../rules/club-reminders.ts'
import { topicActs } from '../rules/clubs.ts'
import type { clubReminders } from './club-reminders.zh.ts'

type Words = typeof clubReminders

/** Reminders about a reply, a quote, a mention or a like: they lead to the floor and quote its first words. */
const written =
  (kind: 'topicReply' | 'floorQuote' | 'mention' | 'floorLike') =>
  (told: ReminderTold, words: Words): ReminderText => ({
    say: words[kind](told.who, told.text('title')),
    quote: told.text('words'),
    to: floorOf(told),
  })

/** Reminders about a staff decision on a floor. */
const judged =
  (kind: 'floorHeld' | 'floorReport' | 'hidingDecided') =>
  (told: ReminderTold, words: Words): ReminderText => ({
    say: words[kind](told.text('title'), told.text('floor'), told.pass),
    quote: told.text('note'),
    to: floorOf(told),
  })

const floorOf = ({ text }: ReminderTold): string => `/ms?t=${text('t')}#f${text('floor')}`

export const clubSentences: Sentences<keyof ClubReminders, Words> = {
  topicReply: written('topicReply'),
  floorQuote: written('floorQuote'),
  mention: written('mention'),
  floorLike: written('floorLike'),
  topicStaff: ({ reader, text }, words) => {
    const act = topicActs.find((known) => known === text('act'))
    return {
      say: words.topicStaff(text('title'), act ? words.topicActs[act] : ''),
      quote: text('note'),
      to: act === 'hide' ? `/p/${reader}` : `/ms?t=${text('t')}`,
    }
  },
  topicKeeper: ({ text }, words) => {
    const act = topicActs.find((known) => known === text('act'))
    return {
      say: words.topicKeeper(text('title'), act ? words.topicActs[act] : ''),
      quote: text('note'),
      to: `/ms?t=${text('t')}`,
    }
  },
  floorHidden: (told, words) => ({
    say: words.floorHidden(told.text('title'), told.text('floor')),
    quote: '',
    to: floorOf(told),
  }),
  hidingDecided: judged('hidingDecided'),
  clubProposal: ({ pass, text }, words) => ({
    say: words.clubProposal(text('name'), pass),
    quote: text('note'),
    to: pass ? `/ms?m=${text('m')}` : '/ms/propose',
  }),
  clubKeeper: ({ text }, words) => ({
    say: words.clubKeeper(text('name'), text('state') === 'named'),
    quote: text('note'),
    to: `/ms?m=${text('m')}`,
  }),
  floorStaff: (told, words) => ({
    say: words.floorStaff(told.text('title'), told.text('floor'), told.text('state')),
    quote: told.text('note'),
    to: floorOf(told),
  }),
  floorHeld: judged('floorHeld'),
  floorReport: judged('floorReport'),
}
