import { wordPack } from '#words/word-pack.ts'

/** The words of the list of clubs, loaded with its chunk. */
export const clubListPack = wordPack({
  zh: () => import('./club-list.zh.ts').then(({ clubList }) => clubList),
  en: () => import('./club-list.en.ts').then(({ clubList }) => clubList),
})
