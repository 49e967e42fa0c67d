import { wordPack } from '../../../session/word-pack.ts'
import { useLanguage } from '../../../session/words.tsx'

const pack = wordPack({
  zh: () => import('@patisserie/words/zh/painting-desk').then(({ paintingDesk }) => paintingDesk),
  en: () => import('@patisserie/words/en/painting-desk').then(({ paintingDesk }) => paintingDesk),
})

/** Words of the desk of paintings, loaded with its chunk. */
export const usePaintingDeskWords = () => pack(useLanguage().language)
