import { wordPack } from '../../session/word-pack.ts'
import { useLanguage } from '../../session/words.tsx'

/** The words of the desserts' page. */
export const dessertsPack = wordPack({
  zh: () => import('@patisserie/words/zh/desserts').then(({ desserts }) => desserts),
  en: () => import('@patisserie/words/en/desserts').then(({ desserts }) => desserts),
})

export const useDessertsWords = () => dessertsPack(useLanguage().language)
