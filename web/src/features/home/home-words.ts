import { home as en } from '@patisserie/words/en/home'
import { home as zh } from '@patisserie/words/zh/home'
import { useLanguage } from '../../session/words.tsx'

/** The words of the home page: they come with its chunk, in both languages. */
export const useHomeWords = () => ({ zh, en })[useLanguage().language]
