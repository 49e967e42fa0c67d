import { wordPack } from '../../../session/word-pack.ts'
import { useLanguage } from '../../../session/words.tsx'

export const scorecardWords = wordPack({
  zh: () => import('@patisserie/words/zh/scorecard').then(({ scorecard }) => scorecard),
  en: () => import('@patisserie/words/en/scorecard').then(({ scorecard }) => scorecard),
})

/** The words of a replay's own page: they come with its chunk. */
export const useScorecardWords = () => scorecardWords(useLanguage().language)
