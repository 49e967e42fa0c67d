import { resources } from '#words/cards/resources.zh.ts'

/** Stands for somebody whose account is forgotten. */
const gone = '一位已注销的人'

/** Reminders about gifts and awards. */
export const giftReminders = {
  amounts: resources.amounts,
  gift: (who: string, amount: string): string => `${who}送给你 ${amount}`,
  giftDeclined: (who: string, amount: string): string => `${who}把你送的 ${amount} 还给了你`,
  takenFromMe: (amount: string, giver: string): string => `店员收回了${giver ? ` ${giver} ` : gone}送给你的 ${amount}`,
  takenForMe: (amount: string, receiver: string): string =>
    `店员收回了你送给${receiver ? ` ${receiver} ` : gone}的 ${amount}，已经还给你`,
  award: (amount: string): string => `店里奖励你 ${amount}`,
}
