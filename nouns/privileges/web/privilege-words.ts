import { wordPack } from '../../session/word-pack.ts'
import { useLanguage } from '../../session/words.tsx'

const pack = wordPack({
  zh: () => import('@patisserie/words/zh/privileges').then(({ privileges }) => privileges),
  en: () => import('@patisserie/words/en/privileges').then(({ privileges }) => privileges),
})

/** The words of the page of privilege levels: they come with it. */
export const usePrivilegeWords = () => pack(useLanguage().language)
