import { wordPack } from '../../session/word-pack.ts'
import { useLanguage } from '../../session/words.tsx'

const pack = wordPack({
  zh: () => import('@patisserie/words/zh/run').then(({ run }) => run),
  en: () => import('@patisserie/words/en/run').then(({ run }) => run),
})

/** The words of one replay in full: they come with what shows it. */
export const useRunPack = () => pack(useLanguage().language)
