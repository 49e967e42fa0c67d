import { wordPack } from '#words/word-pack.ts'

export const dessertNamesPack = wordPack({
  zh: () => import('./dessert-names.zh.ts').then(({ dessertNames }) => dessertNames),
  en: () => import('./dessert-names.en.ts').then(({ dessertNames }) => dessertNames),
})
