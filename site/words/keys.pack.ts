import { wordPack } from '#words/word-pack.ts'

export const keysPack = wordPack({
  zh: () => import('./keys.zh.ts').then(({ keys }) => keys),
  en: () => import('./keys.en.ts').then(({ keys }) => keys),
})
