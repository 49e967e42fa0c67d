import { wordPack } from '#session/word-pack.ts'
import { useLanguage } from '#session/words.tsx'

/** The words of linked accounts: they come with what shows them. */
export const rolePack = wordPack({
  zh: () => import('../../words/roles.zh.ts').then(({ roles }) => roles),
  en: () => import('../../words/roles.en.ts').then(({ roles }) => roles),
})

export const useRoleWords = () => rolePack(useLanguage().language)
