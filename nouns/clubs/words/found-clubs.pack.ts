import { wordPack } from '#words/word-pack.ts'

export const foundClubsPack = wordPack({
  zh: () => import('./found-clubs.zh.ts').then(({ foundClubs }) => foundClubs),
  en: () => import('./found-clubs.en.ts').then(({ foundClubs }) => foundClubs),
})
