import { wordPack } from '../../../session/word-pack.ts'
import { useLanguage } from '../../../session/words.tsx'

const pack = wordPack({
  zh: () => import('@patisserie/words/zh/search').then(({ search }) => search),
  en: () => import('@patisserie/words/en/search').then(({ search }) => search),
})

export const useSearchWords = () => pack(useLanguage().language)
