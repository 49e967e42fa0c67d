import type { Language } from '@patisserie/rules/language'
import { scorecard as en } from '@patisserie/words/en/scorecard'
import { scorecard as zh } from '@patisserie/words/zh/scorecard'
import { useLanguage } from '../../../session/words.tsx'

/** The words of a replay's own page: they come with its chunk, in both languages. */
export const useScorecardWords = () => scorecardWords[useLanguage().language]

export const scorecardWords: Readonly<Record<Language, typeof zh>> = { zh, en }
