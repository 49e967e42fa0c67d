import { uploads as en } from '@patisserie/words/en/uploads'
import { uploads as zh } from '@patisserie/words/zh/uploads'
import { useLanguage } from '../session/words.tsx'

/** Words of what did not go up: they come with the chunks that upload, in both languages. */
export const useUploadsWords = () => ({ zh, en })[useLanguage().language]
