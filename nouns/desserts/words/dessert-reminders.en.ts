import { dessertNames } from './dessert-names.en.ts'
import type { dessertReminders as zh } from './dessert-reminders.zh.ts'

/** Reminders about desserts. */
export const dessertReminders: typeof zh = {
  names: dessertNames,
  stolenFrom: (who, dessert, units) =>
    `${who}’s dessert took ${units} ${units === 1 ? 'portion' : 'portions'} off the plate of your ${dessert}`,
  given: (dessert) => `The house gives you a dessert: ${dessert}`,
  raised: (dessert, level) => `The house raises your ${dessert} to level ${level}`,
}
