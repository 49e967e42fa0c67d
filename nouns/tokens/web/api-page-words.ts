import { wordPack } from '../../session/word-pack.ts'
import { useLanguage } from '../../session/words.tsx'

const pack = wordPack({
  zh: () => import('@patisserie/words/zh/api-page').then(({ apiPage }) => apiPage),
  en: () => import('@patisserie/words/en/api-page').then(({ apiPage }) => apiPage),
})

/** The words of the page of the calls: they come with it. */
export const useApiWords = () => pack(useLanguage().language)
