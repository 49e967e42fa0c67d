import { wordPack } from '../word-pack.ts'

/** Words of the session's dialogs, loaded with the first of them. */
export const dialogsPack = wordPack({
  zh: () => import('./dialogs.zh.ts').then(({ dialogs }) => dialogs),
  en: () => import('./dialogs.en.ts').then(({ dialogs }) => dialogs),
})
