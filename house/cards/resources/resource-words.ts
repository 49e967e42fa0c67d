import { wordPack } from '../../session/word-pack.ts'
import { useLanguage } from '../../session/words.tsx'

const pack = wordPack({
  zh: () => import('@patisserie/words/zh/resources').then(({ resources }) => resources),
  en: () => import('@patisserie/words/en/resources').then(({ resources }) => resources),
})

/** Names of the resources, amounts in words, and what each is good for. Loaded with the chunks that show them. */
export const useResourceWords = () => pack(useLanguage().language)
