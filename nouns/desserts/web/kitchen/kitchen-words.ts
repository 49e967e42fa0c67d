import { wordPack } from '#session/word-pack.ts'
import { useLanguage } from '#session/words.tsx'

const pack = wordPack({
  zh: () => import('../../words/dessert-kitchen.zh.ts').then(({ dessertKitchen }) => dessertKitchen),
  en: () => import('../../words/dessert-kitchen.en.ts').then(({ dessertKitchen }) => dessertKitchen),
})

/** The words of what members do with their desserts. */
export const useKitchenWords = () => pack(useLanguage().language)
