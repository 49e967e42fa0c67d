import { wordPack } from '#session/word-pack.ts'
import { useLanguage } from '#session/words.tsx'

const pack = wordPack({
  zh: () => import('../../words/club-keeping.zh.ts').then(({ clubKeeping }) => clubKeeping),
  en: () => import('../../words/club-keeping.en.ts').then(({ clubKeeping }) => clubKeeping),
})

/** The words of what privileges open in clubs: they come with its chunks. */
export const useKeepingWords = () => pack(useLanguage().language)
