import { wordPack } from '#words/word-pack.ts'

/** The words of the page of privilege levels: they come with it. */
export const privilegesPack = wordPack({
  zh: () => import('./privileges.zh.ts').then(({ privileges }) => privileges),
  en: () => import('./privileges.en.ts').then(({ privileges }) => privileges),
})
