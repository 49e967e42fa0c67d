import { wordPack } from '#words/word-pack.ts'

export const dessertDeskPack = wordPack({
  zh: () => import('./dessert-desk.zh.ts').then(({ dessertDesk }) => dessertDesk),
  en: () => import('./dessert-desk.en.ts').then(({ dessertDesk }) => dessertDesk),
})
