import { wordPack } from '#words/word-pack.ts'

/** The words of the board and its desk: they come with those pages. */
export const iscorePack = wordPack({
  zh: () => import('./iscore.zh.ts').then(({ iscore }) => iscore),
  en: () => import('./iscore.en.ts').then(({ iscore }) => iscore),
})
