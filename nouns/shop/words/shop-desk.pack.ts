import { wordPack } from '#words/word-pack.ts'

/** The words of the shop's back office. They are loaded with its chunk. */
export const shopDeskPack = wordPack({
  zh: () => import('./shop-desk.zh.ts').then(({ shopDesk }) => shopDesk),
  en: () => import('./shop-desk.en.ts').then(({ shopDesk }) => shopDesk),
})
