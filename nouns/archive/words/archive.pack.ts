import { wordPack } from '#words/word-pack.ts'

/** The words of the archive and its desk: they come with those pages. */
export const archivePack = wordPack({
  zh: () => import('./archive.zh.ts').then(({ archive }) => archive),
  en: () => import('./archive.en.ts').then(({ archive }) => archive),
})
