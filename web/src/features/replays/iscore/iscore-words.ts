import { iscore as en } from '@patisserie/words/en/iscore'
import { iscore as zh } from '@patisserie/words/zh/iscore'
import { useLanguage } from '../../../session/words.tsx'

/** The words of the board and its desk: they come with those pages, in both languages. */
export const useIscoreWords = () => ({ zh, en })[useLanguage().language]
