import { wordPack } from '#session/word-pack.ts'
import { useLanguage } from '#session/words.tsx'

const pack = wordPack({
  zh: () => import('#nouns/tokens/words/tokens.zh.ts').then(({ tokens }) => tokens),
  en: () => import('#nouns/tokens/words/tokens.en.ts').then(({ tokens }) => tokens),
})

/** The words of script tokens: they come with the settings. */
export const useTokenWords = () => pack(useLanguage().language)
