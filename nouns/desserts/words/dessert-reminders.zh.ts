import { dessertNames } from './dessert-names.zh.ts'

/** Reminders about desserts. */
export const dessertReminders = {
  names: dessertNames,
  stolenFrom: (who: string, dessert: string, units: number) => `${who}的甜品从你的${dessert}盘子里拿走了 ${units} 份`,
  given: (dessert: string) => `店里送给你一样甜品：${dessert}`,
  raised: (dessert: string, level: number) => `店里让你的${dessert}升到了 ${level} 级`,
}
