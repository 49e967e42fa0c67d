import type { reminderNames as zh } from './reminder-names.zh.ts'

/** What the settings call the reminders. */
export const reminderNames: typeof zh = {
  sections: { gifts: 'Gifts' },
  kinds: {
    gift: 'Gifts you get',
    giftDeclined: 'Your gifts given back',
    giftTakenBack: 'Gifts taken back by staff',
    award: 'Awards of the house',
  },
}
