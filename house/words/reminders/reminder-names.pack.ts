import { wordPack } from '../word-pack.ts'

export const reminderNamesPack = wordPack({
  zh: () => import('./reminder-names.zh.ts').then(({ reminderNames }) => reminderNames),
  en: () => import('./reminder-names.en.ts').then(({ reminderNames }) => reminderNames),
})
