import { wordPack } from '../word-pack.ts'

/** Words of forms for passwords and addresses, loaded with the pages and dialogs that have them. */
export const passwordsPack = wordPack({
  zh: () => import('./passwords.zh.ts').then(({ passwords }) => passwords),
  en: () => import('./passwords.en.ts').then(({ passwords }) => passwords),
})

export type PasswordWords = ReturnType<typeof passwordsPack>
