import { wordPack } from '#session/word-pack.ts'
import { useLanguage } from '#session/words.tsx'

const pack = wordPack({
  zh: () => import('#nouns/accounts/words/role-desk.zh.ts').then(({ roleDesk }) => roleDesk),
  en: () => import('#nouns/accounts/words/role-desk.en.ts').then(({ roleDesk }) => roleDesk),
})

/** The words about accounts of one person and robots: apart from those of all desks, which pages of clubs load, too. */
export const useRoleDeskWords = () => pack(useLanguage().language)
