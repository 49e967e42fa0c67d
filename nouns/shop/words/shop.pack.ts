import { wordPack } from '#words/word-pack.ts'

/** The words of the shop. They are loaded with its page. */
export const shopPack = wordPack({
  zh: () => import('./shop.zh.ts').then(({ shop }) => shop),
  en: () => import('./shop.en.ts').then(({ shop }) => shop),
})
