import { wordPack } from '#session/word-pack.ts'
import { useLanguage } from '#session/words.tsx'

export const compareWords = wordPack({
  zh: () => import('../../words/compare.zh.ts').then(({ compare }) => compare),
  en: () => import('../../words/compare.en.ts').then(({ compare }) => compare),
})

export type CompareWords = ReturnType<typeof compareWords>

/** The words of runs side by side. */
export const useCompareWords = () => compareWords(useLanguage().language)
