import { wordPack } from '#words/word-pack.ts'

/** Words of the supply, loaded with its page. */
export const supplyPack = wordPack({
  zh: () => import('./supply.zh.ts').then(({ supply }) => supply),
  en: () => import('./supply.en.ts').then(({ supply }) => supply),
})
