import { wordPack } from '#session/word-pack.ts'
import { useLanguage } from '#session/words.tsx'

const pack = wordPack({
  zh: () => import('#words/resources.zh.ts').then(({ resources }) => resources),
  en: () => import('#words/resources.en.ts').then(({ resources }) => resources),
})

/** Names of the resources, amounts in words, and what each is good for. Loaded with the chunks that show them. */
export const useResourceWords = () => pack(useLanguage().language)
