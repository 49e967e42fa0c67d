import { wordPack } from '#session/word-pack.ts'
import { useLanguage } from '#session/words.tsx'

export const shopPack = wordPack({
  zh: () => import('../words/shop.zh.ts').then(({ shop }) => shop),
  en: () => import('../words/shop.en.ts').then(({ shop }) => shop),
})

/** The words of the shop. They are loaded with its page. */
export const useShopWords = () => shopPack(useLanguage().language)
