import type { GiftReminders } from '../rules/gift-reminders.ts'

/** What the settings call the reminders. */
export const reminderNames = {
  sections: { gifts: '礼物' },
  kinds: {
    gift: '收到礼物',
    giftDeclined: '我送的礼物被还回来',
    giftTakenBack: '店员收回礼物',
    award: '店里的奖励',
  } satisfies Readonly<Record<keyof GiftReminders, string>>,
}
