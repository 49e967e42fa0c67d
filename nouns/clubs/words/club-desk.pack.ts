import { wordPack } from '#words/word-pack.ts'

/** The words of the back office of clubs: they come with its chunks. */
export const clubDeskPack = wordPack({
  zh: () => import('./club-desk.zh.ts').then(({ clubDesk }) => clubDesk),
  en: () => import('./club-desk.en.ts').then(({ clubDesk }) => clubDesk),
})
