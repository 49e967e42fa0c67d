import { wordPack } from '#session/word-pack.ts'
import { useLanguage } from '#session/words.tsx'

const pack = wordPack({
  zh: () => import('../../words/search.zh.ts').then(({ search }) => search),
  en: () => import('../../words/search.en.ts').then(({ search }) => search),
})

export const useSearchWords = () => pack(useLanguage().language)
