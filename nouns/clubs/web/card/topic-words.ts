import { wordPack } from '#session/word-pack.ts'
import { useLanguage } from '#session/words.tsx'

const pack = wordPack({
  zh: () => import('../../words/topics.zh.ts').then(({ topics }) => topics),
  en: () => import('../../words/topics.en.ts').then(({ topics }) => topics),
})

/** Words of topics in lists, loaded with the chunks that show them. */
export const useTopicWords = () => pack(useLanguage().language)
