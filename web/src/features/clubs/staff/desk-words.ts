import { clubDesk as en } from '@patisserie/words/en/club-desk'
import { clubDesk as zh } from '@patisserie/words/zh/club-desk'
import { useLanguage } from '../../../session/words.tsx'

/** The words of the back office of clubs: they come with its chunks, in both languages. */
export const useDeskWords = () => ({ zh, en })[useLanguage().language]
