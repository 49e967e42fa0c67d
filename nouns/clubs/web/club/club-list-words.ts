import { wordPack } from '#session/word-pack.ts'
import { useLanguage } from '#session/words.tsx'

const pack = wordPack({
  zh: () => import('../../words/club-list.zh.ts').then(({ clubList }) => clubList),
  en: () => import('../../words/club-list.en.ts').then(({ clubList }) => clubList),
})

/** The words of the list of clubs, loaded with its chunk. */
export const useClubListWords = () => pack(useLanguage().language)
