import { wordPack } from '#session/word-pack.ts'
import { useLanguage } from '#session/words.tsx'

const pack = wordPack({
  zh: () => import('#nouns/accounts/words/directory.zh.ts').then(({ directory }) => directory),
  en: () => import('#nouns/accounts/words/directory.en.ts').then(({ directory }) => directory),
})

export const useDirectoryWords = () => pack(useLanguage().language)
