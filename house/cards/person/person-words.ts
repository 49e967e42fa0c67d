import { wordPack } from '../../session/word-pack.ts'
import { useLanguage } from '../../session/words.tsx'

const pack = wordPack({
  zh: () => import('@patisserie/words/zh/person').then(({ person }) => person),
  en: () => import('@patisserie/words/en/person').then(({ person }) => person),
})

/** Words of people and feeds, loaded with the chunks that show them. */
export const usePersonWords = () => pack(useLanguage().language)
