import { wordPack } from '#session/word-pack.ts'
import { useLanguage } from '#session/words.tsx'

const pack = wordPack({
  zh: () => import('../../words/shop-desk.zh.ts').then(({ shopDesk }) => shopDesk),
  en: () => import('../../words/shop-desk.en.ts').then(({ shopDesk }) => shopDesk),
})

/** The words of the shop's back office. They are loaded with its chunk. */
export const useShopDeskWords = () => pack(useLanguage().language)
