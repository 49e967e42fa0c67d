import { wordPack } from '#words/word-pack.ts'

/** The words about accounts of one person and robots: apart from those of all desks, which pages of clubs load, too. */
export const roleDeskPack = wordPack({
  zh: () => import('./role-desk.zh.ts').then(({ roleDesk }) => roleDesk),
  en: () => import('./role-desk.en.ts').then(({ roleDesk }) => roleDesk),
})
