import type { ReminderView } from '#cards/reminder/reminder-view.ts'
import { wordPack } from '#session/word-pack.ts'
import type { BetReminders } from '../rules/bet-reminders.ts'
import { betSentences as sentences } from '../words/bet-sentences.ts'

const says = wordPack({
  zh: () => import('../words/bet-reminders.zh.ts').then(({ betReminders }) => betReminders),
  en: () => import('../words/bet-reminders.en.ts').then(({ betReminders }) => betReminders),
})

export const betReminders: Readonly<Record<keyof BetReminders, ReminderView>> = {
  betComment: { icon: 'message-circle', tone: 'cool', text: (told) => sentences.betComment(told, says(told.language)) },
  betCommentDecided: {
    icon: 'eye',
    tone: 'cool',
    text: (told) => sentences.betCommentDecided(told, says(told.language)),
  },
  betEnding: { icon: 'dices', tone: 'cool', text: (told) => sentences.betEnding(told, says(told.language)) },
  betProposed: { icon: 'dices', tone: 'cool', text: (told) => sentences.betProposed(told, says(told.language)) },
  betResult: { icon: 'trophy', tone: 'fresh', text: (told) => sentences.betResult(told, says(told.language)) },
  objectionDecided: {
    icon: 'dices',
    tone: 'cool',
    text: (told) => sentences.objectionDecided(told, says(told.language)),
  },
  betAsked: { icon: 'dices', tone: 'fresh', text: (told) => sentences.betAsked(told, says(told.language)) },
}
