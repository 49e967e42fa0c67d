import { upload as en } from '@patisserie/words/en/upload'
import { upload as zh } from '@patisserie/words/zh/upload'
import { useLanguage } from '../../../session/words.tsx'

/** The words of the form: they come with the chunks that have one, in both languages. */
export const useUploadWords = () => ({ zh, en })[useLanguage().language]
