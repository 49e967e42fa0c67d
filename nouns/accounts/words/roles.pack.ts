import { wordPack } from '#words/word-pack.ts'

/** The words of linked accounts: they come with what shows them. */
export const rolesPack = wordPack({
  zh: () => import('./roles.zh.ts').then(({ roles }) => roles),
  en: () => import('./roles.en.ts').then(({ roles }) => roles),
})
