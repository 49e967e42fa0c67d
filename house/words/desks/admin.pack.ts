import { wordPack } from '../word-pack.ts'

/** Words of the back office, loaded with its chunk. */
export const adminPack = wordPack({
  zh: () => import('./admin.zh.ts').then(({ admin }) => admin),
  en: () => import('./admin.en.ts').then(({ admin }) => admin),
})
