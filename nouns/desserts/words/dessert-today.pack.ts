import { wordPack } from '#words/word-pack.ts'

export const dessertTodayPack = wordPack({
  zh: () => import('./dessert-today.zh.ts').then(({ dessertToday }) => dessertToday),
  en: () => import('./dessert-today.en.ts').then(({ dessertToday }) => dessertToday),
})
