import { wordPack } from '#words/word-pack.ts'

/** Words of gifts, loaded with the chunks that show them. */
export const giftsPack = wordPack({
  zh: () => import('./gifts.zh.ts').then(({ gifts }) => gifts),
  en: () => import('./gifts.en.ts').then(({ gifts }) => gifts),
})
