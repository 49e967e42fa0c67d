import { wordPack } from '#words/word-pack.ts'

export const directoryPack = wordPack({
  zh: () => import('./directory.zh.ts').then(({ directory }) => directory),
  en: () => import('./directory.en.ts').then(({ directory }) => directory),
})
