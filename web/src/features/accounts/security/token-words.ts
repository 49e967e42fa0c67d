import { tokens as en } from '@patisserie/words/en/tokens'
import { tokens as zh } from '@patisserie/words/zh/tokens'
import { useLanguage } from '../../../session/words.tsx'

/** The words of script tokens: they come with the settings, in both languages. */
export const useTokenWords = () => ({ zh, en })[useLanguage().language]
