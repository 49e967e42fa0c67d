import { wordPack } from '../../../session/word-pack.ts'
import { useLanguage } from '../../../session/words.tsx'

/** The words of linked accounts: they come with what shows them. */
export const rolePack = wordPack({
  zh: () => import('@patisserie/words/zh/roles').then(({ roles }) => roles),
  en: () => import('@patisserie/words/en/roles').then(({ roles }) => roles),
})

export const useRoleWords = () => rolePack(useLanguage().language)
