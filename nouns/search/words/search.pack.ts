import { wordPack } from '#words/word-pack.ts'

export const searchPack = wordPack({
  zh: () => import('./search.zh.ts').then(({ search }) => search),
  en: () => import('./search.en.ts').then(({ search }) => search),
})
