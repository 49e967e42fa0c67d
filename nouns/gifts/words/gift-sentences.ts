import { resources } from '#rules/ledger/resources.ts'
import type { ReminderTold, Sentences } from '#words/reminders/told.ts'
import type { GiftReminders } from '../rules/gift-reminders.ts'
import type { giftReminders } from './gift-reminders.zh.ts'

type Words = typeof giftReminders

const amountOf = ({ row: { DATA } }: ReminderTold, words: Words): string => {
  const resource = resources.find((each) => each === DATA.resource)
  return resource ? words.amounts[resource](Number(DATA.amount)) : ''
}

export const giftSentences: Sentences<keyof GiftReminders, Words> = {
  gift: (told, words) => ({
    say: words.gift(told.who, amountOf(told, words)),
    quote: told.text('words'),
    to: '/gifts?way=in',
  }),
  giftDeclined: (told, words) => ({
    say: words.giftDeclined(told.who, amountOf(told, words)),
    quote: '',
    to: '/gifts?way=out',
  }),
  giftTakenBack: (told, words) => {
    const isMine = told.text('way') === 'out'
    const say = isMine ? words.takenForMe : words.takenFromMe
    return {
      say: say(amountOf(told, words), told.text('other')),
      quote: told.text('note'),
      to: `/gifts?way=${isMine ? 'out' : 'in'}`,
    }
  },
  award: (told, words) => ({ say: words.award(amountOf(told, words)), quote: told.text('note'), to: '/statement' }),
}
