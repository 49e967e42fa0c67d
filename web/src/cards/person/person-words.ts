import { person as en } from '@patisserie/words/en/person'
import { person as zh } from '@patisserie/words/zh/person'
import { useLanguage } from '../../session/words.tsx'

/** The words of people and feeds: they come with the chunks that show them, in both languages. */
export const usePersonWords = () => ({ zh, en })[useLanguage().language]
