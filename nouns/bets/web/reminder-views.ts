import type { BetReminders } from '@patisserie/rules/bets/bet-reminders'
import { betSentences as sentences } from '@patisserie/words/reminders/bet-sentences'
import { wordPack } from '../../../session/word-pack.ts'
import type { ReminderView } from '../reminder-view.ts'

const says = wordPack({
  zh: () => import('@patisserie/words/zh/bet-reminders').then(({ betReminders }) => betReminders),
  en: () => import('@patisserie/words/en/bet-reminders').then(({ betReminders }) => betReminders),
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
