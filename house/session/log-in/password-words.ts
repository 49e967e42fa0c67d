import { wordPack } from '../word-pack.ts'
import { useLanguage } from '../words.tsx'

const pack = wordPack({
  zh: () => import('#words/passwords.zh.ts').then(({ passwords }) => passwords),
  en: () => import('#words/passwords.en.ts').then(({ passwords }) => passwords),
})

/** Words of forms for passwords and addresses, loaded with the pages and dialogs that have them. */
export const usePasswordWords = () => pack(useLanguage().language)

export type PasswordWords = ReturnType<typeof pack>
