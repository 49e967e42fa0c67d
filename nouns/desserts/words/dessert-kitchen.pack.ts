import { wordPack } from '#words/word-pack.ts'

/** The words of what members do with their desserts. */
export const dessertKitchenPack = wordPack({
  zh: () => import('./dessert-kitchen.zh.ts').then(({ dessertKitchen }) => dessertKitchen),
  en: () => import('./dessert-kitchen.en.ts').then(({ dessertKitchen }) => dessertKitchen),
})
