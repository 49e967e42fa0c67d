import { wordPack } from '../../../session/word-pack.ts'
import { useLanguage } from '../../../session/words.tsx'

const pack = wordPack({
  zh: () => import('@patisserie/words/zh/tokens').then(({ tokens }) => tokens),
  en: () => import('@patisserie/words/en/tokens').then(({ tokens }) => tokens),
})

/** The words of script tokens: they come with the settings. */
export const useTokenWords = () => pack(useLanguage().language)
