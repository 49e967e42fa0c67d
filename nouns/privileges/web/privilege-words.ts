import { wordPack } from '#session/word-pack.ts'
import { useLanguage } from '#session/words.tsx'

const pack = wordPack({
  zh: () => import('../words/privileges.zh.ts').then(({ privileges }) => privileges),
  en: () => import('../words/privileges.en.ts').then(({ privileges }) => privileges),
})

/** The words of the page of privilege levels: they come with it. */
export const usePrivilegeWords = () => pack(useLanguage().language)
