import { wordPack } from '#words/word-pack.ts'

/** The words of the home page's back office: they come with its chunk. */
export const homeDeskPack = wordPack({
  zh: () => import('./home-desk.zh.ts').then(({ homeDesk }) => homeDesk),
  en: () => import('./home-desk.en.ts').then(({ homeDesk }) => homeDesk),
})
