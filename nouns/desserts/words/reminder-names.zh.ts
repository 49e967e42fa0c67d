import type { DessertReminders } from '../rules/dessert-reminders.ts'

/** What the settings call the reminders. */
export const reminderNames = {
  sections: {},
  kinds: {
    stolenFrom: '我的甜品盘子被拿走东西',
    dessertGiven: '店里送的甜品',
  } satisfies Readonly<Record<keyof DessertReminders, string>>,
}
