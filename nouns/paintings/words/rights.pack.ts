import { wordPack } from '#words/word-pack.ts'

export const rightsPack = wordPack({
  zh: () => import('./rights.zh.ts').then(({ rights }) => rights),
  en: () => import('./rights.en.ts').then(({ rights }) => rights),
})
