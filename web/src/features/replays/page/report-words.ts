import { report as en } from '@patisserie/words/en/report'
import { report as zh } from '@patisserie/words/zh/report'
import { useLanguage } from '../../../session/words.tsx'

/** The words of the report: they come with its dialog, in both languages. */
export const useReportWords = () => ({ zh, en })[useLanguage().language]
