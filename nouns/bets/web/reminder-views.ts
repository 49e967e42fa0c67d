import type { ReminderView } from '#cards/reminder/reminder-view.ts'
import type { BetReminders } from '../rules/bet-reminders.ts'
import { betRemindersPack } from '../words/bet-reminders.pack.ts'
import { betSentences as sentences } from '../words/bet-sentences.ts'

export const betReminders: Readonly<Record<keyof BetReminders, ReminderView>> = {
  betComment: {
    icon: 'message-circle',
    tone: 'cool',
    text: (told) => sentences.betComment(told, betRemindersPack(told.language)),
  },
  betCommentDecided: {
    icon: 'eye',
    tone: 'cool',
    text: (told) => sentences.betCommentDecided(told, betRemindersPack(told.language)),
  },
  betEnding: {
    icon: 'dices',
    tone: 'cool',
    text: (told) => sentences.betEnding(told, betRemindersPack(told.language)),
  },
  betProposed: {
    icon: 'dices',
    tone: 'cool',
    text: (told) => sentences.betProposed(told, betRemindersPack(told.language)),
  },
  betResult: {
    icon: 'trophy',
    tone: 'fresh',
    text: (told) => sentences.betResult(told, betRemindersPack(told.language)),
  },
  objectionDecided: {
    icon: 'dices',
    tone: 'cool',
    text: (told) => sentences.objectionDecided(told, betRemindersPack(told.language)),
  },
  betAsked: { icon: 'dices', tone: 'fresh', text: (told) => sentences.betAsked(told, betRemindersPack(told.language)) },
}
