import type { reminderNames as zh } from './reminder-names.zh.ts'

/** What the settings call the reminders. */
export const reminderNames: typeof zh = {
  sections: {},
  kinds: {
    stolenFrom: 'Something is stolen from my desserts’ plates',
    dessertGiven: 'Desserts from the house',
  },
}
