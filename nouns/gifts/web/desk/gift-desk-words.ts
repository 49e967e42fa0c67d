import { wordPack } from '#session/word-pack.ts'
import { useLanguage } from '#session/words.tsx'

const pack = wordPack({
  zh: () => import('../../words/gift-desk.zh.ts').then(({ giftDesk }) => giftDesk),
  en: () => import('../../words/gift-desk.en.ts').then(({ giftDesk }) => giftDesk),
})

export const useGiftDeskWords = () => pack(useLanguage().language)
