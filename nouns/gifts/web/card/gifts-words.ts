import { wordPack } from '../../session/word-pack.ts'
import { useLanguage } from '../../session/words.tsx'

const pack = wordPack({
  zh: () => import('@patisserie/words/zh/gifts').then(({ gifts }) => gifts),
  en: () => import('@patisserie/words/en/gifts').then(({ gifts }) => gifts),
})

/** Words of gifts, loaded with the chunks that show them. */
export const useGiftsWords = () => pack(useLanguage().language)
