import { resources } from '#words/cards/resources.en.ts'
import type { betReminders as zh } from './bet-reminders.zh.ts'

/** Reminders about bets. */
export const betReminders: typeof zh = {
  amounts: resources.amounts,
  commented: (who, title) => `${who} commented on your event “${title}”`,
  heldComment: (title, pass) => `Your comment on “${title}” ${pass ? 'is shown' : 'was not let through'}`,
  ending: (title) => `“${title}” takes stakes for less than a day`,
  proposed: (title) => `A result is proposed for “${title}”; you can object within a day`,
  changed: (title) => `The result of “${title}” was changed and stands for another day`,
  won: (title, amount) => `“${title}” is paid: you won ${amount} net`,
  lost: (title, amount) => `“${title}” is paid: you lost ${amount} net`,
  even: (title) => `“${title}” is paid: you neither won nor lost`,
  added: (amount) => `The dessert on display added ${amount}`,
  refunded: (title) => `“${title}” had no result or was called off: your stakes came back`,
  founded: (title) => `Your objection about “${title}” was right`,
  unfounded: (title) => `Your objection about “${title}” was unfounded; you can object again after 90 days`,
  accepted: (title) => `Your event “${title}” is open`,
  refused: (title) => `Your event “${title}” was not let open; its base came back`,
}
