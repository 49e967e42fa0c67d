import { archive as en } from '@patisserie/words/en/archive'
import { archive as zh } from '@patisserie/words/zh/archive'
import { useLanguage } from '../../session/words.tsx'

/** The words of the archive and its desk: they come with those pages, in both languages. */
export const useArchiveWords = () => ({ zh, en })[useLanguage().language]
