import { wordPack } from '#session/word-pack.ts'
import { useLanguage } from '#session/words.tsx'

const pack = wordPack({
  zh: () => import('../words/home.zh.ts').then(({ home }) => home),
  en: () => import('../words/home.en.ts').then(({ home }) => home),
})

/** The words of the home page: they come with its chunk. */
export const useHomeWords = () => pack(useLanguage().language)
