import { wordPack } from '../../../session/word-pack.ts'
import { useLanguage } from '../../../session/words.tsx'

const pack = wordPack({
  zh: () => import('@patisserie/words/zh/dessert-kitchen').then(({ dessertKitchen }) => dessertKitchen),
  en: () => import('@patisserie/words/en/dessert-kitchen').then(({ dessertKitchen }) => dessertKitchen),
})

/** The words of what members do with their desserts. */
export const useKitchenWords = () => pack(useLanguage().language)
