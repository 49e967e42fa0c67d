import { reportDesk as en } from '@patisserie/words/en/report-desk'
import { reportDesk as zh } from '@patisserie/words/zh/report-desk'
import { useLanguage } from '../session/words.tsx'

/** The words of reports as staff handle them: they come with the chunks of the back office, in both languages. */
export const useReportDeskWords = () => ({ zh, en })[useLanguage().language]
