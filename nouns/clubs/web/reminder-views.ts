import type { ReminderView } from '#cards/reminder/reminder-view.ts'
import { wordPack } from '#session/word-pack.ts'
import type { ClubReminders } from '../rules/club-reminders.ts'
import { clubSentences as sentences } from '../words/club-sentences.ts'

const says = wordPack({
  zh: () => import('../words/club-reminders.zh.ts').then(({ clubReminders }) => clubReminders),
  en: () => import('../words/club-reminders.en.ts').then(({ clubReminders }) => clubReminders),
})

export const clubReminders: Readonly<Record<keyof ClubReminders, ReminderView>> = {
  topicReply: { icon: 'message-circle', tone: 'cool', text: (told) => sentences.topicReply(told, says(told.language)) },
  floorQuote: { icon: 'quote', tone: 'cool', text: (told) => sentences.floorQuote(told, says(told.language)) },
  mention: { icon: 'bell', tone: 'cool', text: (told) => sentences.mention(told, says(told.language)) },
  floorLike: { icon: 'heart-filled', tone: 'warm', text: (told) => sentences.floorLike(told, says(told.language)) },
  topicStaff: { icon: 'pencil', tone: 'cool', text: (told) => sentences.topicStaff(told, says(told.language)) },
  floorStaff: { icon: 'eye-off', tone: 'grave', text: (told) => sentences.floorStaff(told, says(told.language)) },
  floorHeld: { icon: 'eye', tone: 'cool', text: (told) => sentences.floorHeld(told, says(told.language)) },
  topicKeeper: { icon: 'pencil', tone: 'cool', text: (told) => sentences.topicKeeper(told, says(told.language)) },
  floorHidden: { icon: 'eye-off', tone: 'grave', text: (told) => sentences.floorHidden(told, says(told.language)) },
  hidingDecided: { icon: 'eye', tone: 'cool', text: (told) => sentences.hidingDecided(told, says(told.language)) },
  clubProposal: {
    icon: 'message-circle',
    tone: 'fresh',
    text: (told) => sentences.clubProposal(told, says(told.language)),
  },
  clubKeeper: { icon: 'key-round', tone: 'fresh', text: (told) => sentences.clubKeeper(told, says(told.language)) },
  floorReport: { icon: 'check', tone: 'fresh', text: (told) => sentences.floorReport(told, says(told.language)) },
}
