import { wordPack } from '../../../session/word-pack.ts'
import { useLanguage } from '../../../session/words.tsx'

const pack = wordPack({
  zh: () => import('@patisserie/words/zh/gift-desk').then(({ giftDesk }) => giftDesk),
  en: () => import('@patisserie/words/en/gift-desk').then(({ giftDesk }) => giftDesk),
})

export const useGiftDeskWords = () => pack(useLanguage().language)
