import { wordPack } from '#session/word-pack.ts'
import { useLanguage } from '#session/words.tsx'

export const scorecardWords = wordPack({
  zh: () => import('../../words/scorecard.zh.ts').then(({ scorecard }) => scorecard),
  en: () => import('../../words/scorecard.en.ts').then(({ scorecard }) => scorecard),
})

/** The words of a replay's own page: they come with its chunk. */
export const useScorecardWords = () => scorecardWords(useLanguage().language)
