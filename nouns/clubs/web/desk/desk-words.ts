import { wordPack } from '../../../session/word-pack.ts'
import { useLanguage } from '../../../session/words.tsx'

const pack = wordPack({
  zh: () => import('@patisserie/words/zh/club-desk').then(({ clubDesk }) => clubDesk),
  en: () => import('@patisserie/words/en/club-desk').then(({ clubDesk }) => clubDesk),
})

/** The words of the back office of clubs: they come with its chunks. */
export const useDeskWords = () => pack(useLanguage().language)
