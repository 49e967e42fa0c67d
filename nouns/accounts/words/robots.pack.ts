import { wordPack } from '#words/word-pack.ts'

/** The words of robots: they come with what shows them. */
export const robotsPack = wordPack({
  zh: () => import('./robots.zh.ts').then(({ robots }) => robots),
  en: () => import('./robots.en.ts').then(({ robots }) => robots),
})
