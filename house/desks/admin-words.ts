import { wordPack } from '../session/word-pack.ts'
import { useLanguage } from '../session/words.tsx'

const pack = wordPack({
  zh: () => import('@patisserie/words/zh/admin').then(({ admin }) => admin),
  en: () => import('@patisserie/words/en/admin').then(({ admin }) => admin),
})

/** Words of the back office, loaded with its chunk. */
export const useAdminWords = () => pack(useLanguage().language)
