import { wordPack } from '#session/word-pack.ts'
import { useLanguage } from '#session/words.tsx'

export const clubWords = wordPack({
  zh: () => import('../words/clubs.zh.ts').then(({ clubs }) => clubs),
  en: () => import('../words/clubs.en.ts').then(({ clubs }) => clubs),
})

/** The words of clubs and topics: they come with the pages' chunk. */
export const useClubWords = () => clubWords(useLanguage().language)
