import { topics as en } from '@patisserie/words/en/topics'
import { topics as zh } from '@patisserie/words/zh/topics'
import { useLanguage } from '../../session/words.tsx'

/** The words of topics in lists: they come with the chunks that show them, in both languages. */
export const useTopicWords = () => ({ zh, en })[useLanguage().language]
