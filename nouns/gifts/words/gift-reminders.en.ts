import { resources } from '#words/cards/resources.en.ts'
import type { giftReminders as zh } from './gift-reminders.zh.ts'

/** Stands for somebody whose account is forgotten. */
const gone = 'somebody whose account is closed'

/** Reminders about gifts and awards. */
export const giftReminders: typeof zh = {
  amounts: resources.amounts,
  gift: (who, amount) => `${who} gave you ${amount}`,
  giftDeclined: (who, amount) => `${who} gave back the ${amount} you had given`,
  takenFromMe: (amount, giver) => `The staff took back the ${amount} that ${giver || gone} had given you`,
  takenForMe: (amount, receiver) =>
    `The staff took back the ${amount} you had given to ${receiver || gone}. You have it again`,
  award: (amount) => `The house awards you ${amount}`,
}
