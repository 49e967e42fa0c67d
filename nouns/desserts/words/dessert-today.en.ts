import type { dessertToday as zh } from './dessert-today.zh.ts'

export const dessertToday: typeof zh = {
  hungry: (name) => `${name} is hungry`,
  choose: 'Choose your first dessert',
}
