import { wordPack } from '../../session/word-pack.ts'
import { useLanguage } from '../../session/words.tsx'

const pack = wordPack({
  zh: () => import('@patisserie/words/zh/role-desk').then(({ roleDesk }) => roleDesk),
  en: () => import('@patisserie/words/en/role-desk').then(({ roleDesk }) => roleDesk),
})

/** The words about accounts of one person and robots: apart from those of all desks, which pages of clubs load, too. */
export const useRoleDeskWords = () => pack(useLanguage().language)
