import { wordPack } from '#words/word-pack.ts'

/** The words of clubs and topics: they come with the pages' chunk. */
export const clubsPack = wordPack({
  zh: () => import('./clubs.zh.ts').then(({ clubs }) => clubs),
  en: () => import('./clubs.en.ts').then(({ clubs }) => clubs),
})
