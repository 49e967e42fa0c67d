import { admin as en } from '@patisserie/words/en/admin'
import { admin as zh } from '@patisserie/words/zh/admin'
import { useLanguage } from '../session/words.tsx'

/** The words of the back office: they come with its chunk, in both languages. */
export const useAdminWords = () => ({ zh, en })[useLanguage().language]
