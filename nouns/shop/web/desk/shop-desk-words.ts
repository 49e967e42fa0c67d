import { wordPack } from '../../../session/word-pack.ts'
import { useLanguage } from '../../../session/words.tsx'

const pack = wordPack({
  zh: () => import('@patisserie/words/zh/shop-desk').then(({ shopDesk }) => shopDesk),
  en: () => import('@patisserie/words/en/shop-desk').then(({ shopDesk }) => shopDesk),
})

/** The words of the shop's back office. They are loaded with its chunk. */
export const useShopDeskWords = () => pack(useLanguage().language)
