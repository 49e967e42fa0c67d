import type { ReminderTold, Sentences } from '#words/reminders/told.ts'
import type { BetReminders } from '../rules/bet-reminders.ts'
import { stakeResources } from '../rules/odds.ts'
import type { betReminders } from './bet-reminders.zh.ts'

type Words = typeof betReminders

const pathOf = (told: ReminderTold): string => `/bocai/${told.text('name')}`

export const betSentences: Sentences<keyof BetReminders, Words> = {
  betComment: (told, words) => ({
    say: words.commented(told.who, told.text('title')),
    quote: told.text('words'),
    to: `${pathOf(told)}#${told.text('comment') ? `c${told.text('comment')}` : 'comments'}`,
  }),
  betCommentDecided: (told, words) => ({
    say: words.heldComment(told.text('title'), told.pass),
    quote: told.text('note'),
    to: `${pathOf(told)}#${told.pass ? told.row.SUBJECT.replace('comment:', 'c') : 'comments'}`,
  }),
  betEnding: (told, words) => ({ say: words.ending(told.text('title')), quote: '', to: pathOf(told) }),
  betProposed: (told, words) => ({
    say: told.row.DATA.changed === 'Y' ? words.changed(told.text('title')) : words.proposed(told.text('title')),
    quote: '',
    to: pathOf(told),
  }),
  betResult: (told, words) => ({ say: resultOf(told, words), quote: effectOf(told, words), to: pathOf(told) }),
  objectionDecided: (told, words) => ({
    say: (told.row.DATA.founded === 'Y' ? words.founded : words.unfounded)(told.text('title')),
    quote: told.text('note'),
    to: pathOf(told),
  }),
  betAsked: (told, words) => {
    const isOpen = told.row.DATA.accepted === 'Y'
    return {
      say: (isOpen ? words.accepted : words.refused)(told.text('title')),
      quote: told.text('note'),
      to: isOpen ? pathOf(told) : '/bocai',
    }
  },
}

function resultOf(told: ReminderTold, words: Words): string {
  const [title, net] = [told.text('title'), Number(told.row.DATA.net)]
  if (told.row.DATA.refunded === 'Y') return words.refunded(title)
  if (net === 0) return words.even(title)
  return (net > 0 ? words.won : words.lost)(title, amountOf(told, words, Math.abs(net)))
}

function effectOf(told: ReminderTold, words: Words): string {
  const effect = Number(told.row.DATA.effect)
  return effect > 0 ? words.added(amountOf(told, words, effect)) : ''
}

function amountOf(told: ReminderTold, words: Words, amount: number): string {
  const resource = stakeResources.find((each) => each === told.row.DATA.resource)
  return resource ? words.amounts[resource](amount) : ''
}
