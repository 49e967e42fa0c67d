import { wordPack } from '../../session/word-pack.ts'
import { useLanguage } from '../../session/words.tsx'

const pack = wordPack({
  zh: () => import('@patisserie/words/zh/topics').then(({ topics }) => topics),
  en: () => import('@patisserie/words/en/topics').then(({ topics }) => topics),
})

/** Words of topics in lists, loaded with the chunks that show them. */
export const useTopicWords = () => pack(useLanguage().language)
