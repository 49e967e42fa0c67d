import { wordPack } from '#session/word-pack.ts'
import { useLanguage } from '#session/words.tsx'

const pack = wordPack({
  zh: () => import('../words/api-page.zh.ts').then(({ apiPage }) => apiPage),
  en: () => import('../words/api-page.en.ts').then(({ apiPage }) => apiPage),
})

/** The words of the page of the calls: they come with it. */
export const useApiWords = () => pack(useLanguage().language)
