import { wordPack } from '../../session/word-pack.ts'
import { useLanguage } from '../../session/words.tsx'

export const shopPack = wordPack({
  zh: () => import('@patisserie/words/zh/shop').then(({ shop }) => shop),
  en: () => import('@patisserie/words/en/shop').then(({ shop }) => shop),
})

/** The words of the shop. They are loaded with its page. */
export const useShopWords = () => shopPack(useLanguage().language)
