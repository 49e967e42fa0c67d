import { wordPack } from '#session/word-pack.ts'
import { useLanguage } from '#session/words.tsx'

const pack = wordPack({
  zh: () => import('../../words/gifts.zh.ts').then(({ gifts }) => gifts),
  en: () => import('../../words/gifts.en.ts').then(({ gifts }) => gifts),
})

/** Words of gifts, loaded with the chunks that show them. */
export const useGiftsWords = () => pack(useLanguage().language)
