import { wordPack } from '../word-pack.ts'
import { useLanguage } from '../words.tsx'

const pack = wordPack({
  zh: () => import('@patisserie/words/zh/passwords').then(({ passwords }) => passwords),
  en: () => import('@patisserie/words/en/passwords').then(({ passwords }) => passwords),
})

/** Words of forms for passwords and addresses, loaded with the pages and dialogs that have them. */
export const usePasswordWords = () => pack(useLanguage().language)

export type PasswordWords = ReturnType<typeof pack>
