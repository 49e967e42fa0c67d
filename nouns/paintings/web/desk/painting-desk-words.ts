import { wordPack } from '#session/word-pack.ts'
import { useLanguage } from '#session/words.tsx'

const pack = wordPack({
  zh: () => import('../../words/painting-desk.zh.ts').then(({ paintingDesk }) => paintingDesk),
  en: () => import('../../words/painting-desk.en.ts').then(({ paintingDesk }) => paintingDesk),
})

/** Words of the desk of paintings, loaded with its chunk. */
export const usePaintingDeskWords = () => pack(useLanguage().language)
