import { wordPack } from '#words/word-pack.ts'

/** The words of the home page: they come with its chunk. */
export const homePack = wordPack({
  zh: () => import('./home.zh.ts').then(({ home }) => home),
  en: () => import('./home.en.ts').then(({ home }) => home),
})
