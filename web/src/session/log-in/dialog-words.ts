import { dialogs as en } from '@patisserie/words/en/dialogs'
import { dialogs as zh } from '@patisserie/words/zh/dialogs'
import { useLanguage } from '../words.tsx'

/** The words of the session's dialogs: they come with the first of them, in both languages. */
export const useDialogWords = () => ({ zh, en })[useLanguage().language]
