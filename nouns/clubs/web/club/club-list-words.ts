import { wordPack } from '../../../session/word-pack.ts'
import { useLanguage } from '../../../session/words.tsx'

const pack = wordPack({
  zh: () => import('@patisserie/words/zh/club-list').then(({ clubList }) => clubList),
  en: () => import('@patisserie/words/en/club-list').then(({ clubList }) => clubList),
})

/** The words of the list of clubs, loaded with its chunk. */
export const useClubListWords = () => pack(useLanguage().language)
