import { wordPack } from '#session/word-pack.ts'
import { useLanguage } from '#session/words.tsx'

const pack = wordPack({
  zh: () => import('#words/person.zh.ts').then(({ person }) => person),
  en: () => import('#words/person.en.ts').then(({ person }) => person),
})

/** Words of people and feeds, loaded with the chunks that show them. */
export const usePersonWords = () => pack(useLanguage().language)
