import { wordPack } from '../../session/word-pack.ts'
import { useLanguage } from '../../session/words.tsx'

export const clubWords = wordPack({
  zh: () => import('@patisserie/words/zh/clubs').then(({ clubs }) => clubs),
  en: () => import('@patisserie/words/en/clubs').then(({ clubs }) => clubs),
})

/** The words of clubs and topics: they come with the pages' chunk. */
export const useClubWords = () => clubWords(useLanguage().language)
