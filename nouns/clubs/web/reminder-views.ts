import type { ReminderView } from '#cards/reminder/reminder-view.ts'
import type { ClubReminders } from '../rules/club-reminders.ts'
import { clubRemindersPack } from '../words/club-reminders.pack.ts'
import { clubSentences as sentences } from '../words/club-sentences.ts'

export const clubReminders: Readonly<Record<keyof ClubReminders, ReminderView>> = {
  topicReply: {
    icon: 'message-circle',
    tone: 'cool',
    text: (told) => sentences.topicReply(told, clubRemindersPack(told.language)),
  },
  floorQuote: {
    icon: 'quote',
    tone: 'cool',
    text: (told) => sentences.floorQuote(told, clubRemindersPack(told.language)),
  },
  mention: { icon: 'bell', tone: 'cool', text: (told) => sentences.mention(told, clubRemindersPack(told.language)) },
  floorLike: {
    icon: 'heart-filled',
    tone: 'warm',
    text: (told) => sentences.floorLike(told, clubRemindersPack(told.language)),
  },
  topicStaff: {
    icon: 'pencil',
    tone: 'cool',
    text: (told) => sentences.topicStaff(told, clubRemindersPack(told.language)),
  },
  floorStaff: {
    icon: 'eye-off',
    tone: 'grave',
    text: (told) => sentences.floorStaff(told, clubRemindersPack(told.language)),
  },
  floorHeld: { icon: 'eye', tone: 'cool', text: (told) => sentences.floorHeld(told, clubRemindersPack(told.language)) },
  topicKeeper: {
    icon: 'pencil',
    tone: 'cool',
    text: (told) => sentences.topicKeeper(told, clubRemindersPack(told.language)),
  },
  floorHidden: {
    icon: 'eye-off',
    tone: 'grave',
    text: (told) => sentences.floorHidden(told, clubRemindersPack(told.language)),
  },
  hidingDecided: {
    icon: 'eye',
    tone: 'cool',
    text: (told) => sentences.hidingDecided(told, clubRemindersPack(told.language)),
  },
  clubProposal: {
    icon: 'message-circle',
    tone: 'fresh',
    text: (told) => sentences.clubProposal(told, clubRemindersPack(told.language)),
  },
  clubKeeper: {
    icon: 'key-round',
    tone: 'fresh',
    text: (told) => sentences.clubKeeper(told, clubRemindersPack(told.language)),
  },
  floorReport: {
    icon: 'check',
    tone: 'fresh',
    text: (told) => sentences.floorReport(told, clubRemindersPack(told.language)),
  },
}
