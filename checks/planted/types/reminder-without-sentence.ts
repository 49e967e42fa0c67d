import type { GiftReminders } from '#nouns/gifts/rules/gift-reminders.ts'
import { giftSentences } from '#nouns/gifts/words/gift-sentences.ts'
import type { Sentences } from '#words/reminders/told.ts'

const { award: _, ...rest } = giftSentences
export const sentences: Sentences<keyof GiftReminders, never> = rest
