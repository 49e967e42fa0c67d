import { homeDesk as en } from '@patisserie/words/en/home-desk'
import { homeDesk as zh } from '@patisserie/words/zh/home-desk'
import { useLanguage } from '../../../session/words.tsx'

/** The words of the home page's back office: they come with its chunk, in both languages. */
export const useHomeDeskWords = () => ({ zh, en })[useLanguage().language]
