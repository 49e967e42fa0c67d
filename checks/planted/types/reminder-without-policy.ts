import { type GiftReminders, giftReminders } from '#nouns/gifts/rules/gift-reminders.ts'
import type { PoliciesOf } from '#rules/people/reminder-policy.ts'

const { award: _, ...rest } = giftReminders
export const policies: PoliciesOf<GiftReminders> = rest
