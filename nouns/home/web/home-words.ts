import { wordPack } from '../../session/word-pack.ts'
import { useLanguage } from '../../session/words.tsx'

const pack = wordPack({
  zh: () => import('@patisserie/words/zh/home').then(({ home }) => home),
  en: () => import('@patisserie/words/en/home').then(({ home }) => home),
})

/** The words of the home page: they come with its chunk. */
export const useHomeWords = () => pack(useLanguage().language)
