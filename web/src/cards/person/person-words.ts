import { wordPack } from '../../session/word-pack.ts'
import { useLanguage } from '../../session/words.tsx'

const pack = wordPack({
  zh: () => import('@patisserie/words/zh/person').then(({ person }) => person),
  en: () => import('@patisserie/words/en/person').then(({ person }) => person),
})

/** The words of people and feeds: they come with the chunks that show them. */
export const usePersonWords = () => pack(useLanguage().language)
