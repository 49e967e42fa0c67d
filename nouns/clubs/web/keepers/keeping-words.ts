import { wordPack } from '../../../session/word-pack.ts'
import { useLanguage } from '../../../session/words.tsx'

const pack = wordPack({
  zh: () => import('@patisserie/words/zh/club-keeping').then(({ clubKeeping }) => clubKeeping),
  en: () => import('@patisserie/words/en/club-keeping').then(({ clubKeeping }) => clubKeeping),
})

/** The words of what privileges open in clubs: they come with its chunks. */
export const useKeepingWords = () => pack(useLanguage().language)
