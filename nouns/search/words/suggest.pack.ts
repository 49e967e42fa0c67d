import { wordPack } from '#words/word-pack.ts'

export const suggestPack = wordPack({
  zh: () => import('./suggest.zh.ts').then(({ suggest }) => suggest),
  en: () => import('./suggest.en.ts').then(({ suggest }) => suggest),
})
