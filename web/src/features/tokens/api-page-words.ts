import { apiPage as en } from '@patisserie/words/en/api-page'
import { apiPage as zh } from '@patisserie/words/zh/api-page'
import { useLanguage } from '../../session/words.tsx'

/** The words of the page of the calls: they come with it, in both languages. */
export const useApiWords = () => ({ zh, en })[useLanguage().language]
