import { wordPack } from '#session/word-pack.ts'
import { useLanguage } from '#session/words.tsx'

const pack = wordPack({
  zh: () => import('../../words/club-desk.zh.ts').then(({ clubDesk }) => clubDesk),
  en: () => import('../../words/club-desk.en.ts').then(({ clubDesk }) => clubDesk),
})

/** The words of the back office of clubs: they come with its chunks. */
export const useDeskWords = () => pack(useLanguage().language)
