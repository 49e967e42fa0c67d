import { wordPack } from '#words/word-pack.ts'

/** The words of what privileges open in clubs: they come with its chunks. */
export const clubKeepingPack = wordPack({
  zh: () => import('./club-keeping.zh.ts').then(({ clubKeeping }) => clubKeeping),
  en: () => import('./club-keeping.en.ts').then(({ clubKeeping }) => clubKeeping),
})
