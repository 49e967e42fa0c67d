import { wordPack } from '#words/word-pack.ts'

/** The words of the page; its head needs them outside of components. */
export const chancePack = wordPack({
  zh: () => import('./chance.zh.ts').then(({ chance }) => chance),
  en: () => import('./chance.en.ts').then(({ chance }) => chance),
})
