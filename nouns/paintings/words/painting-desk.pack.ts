import { wordPack } from '#words/word-pack.ts'

/** Words of the desk of paintings, loaded with its chunk. */
export const paintingDeskPack = wordPack({
  zh: () => import('./painting-desk.zh.ts').then(({ paintingDesk }) => paintingDesk),
  en: () => import('./painting-desk.en.ts').then(({ paintingDesk }) => paintingDesk),
})
