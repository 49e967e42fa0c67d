import { wordPack } from '../../../session/word-pack.ts'
import { useLanguage } from '../../../session/words.tsx'

export const compareWords = wordPack({
  zh: () => import('@patisserie/words/zh/compare').then(({ compare }) => compare),
  en: () => import('@patisserie/words/en/compare').then(({ compare }) => compare),
})

export type CompareWords = ReturnType<typeof compareWords>

/** The words of runs side by side. */
export const useCompareWords = () => compareWords(useLanguage().language)
