import { wordPack } from '../session/word-pack.ts'
import { useLanguage } from '../session/words.tsx'

const pack = wordPack({
  zh: () => import('@patisserie/words/zh/report-desk').then(({ reportDesk }) => reportDesk),
  en: () => import('@patisserie/words/en/report-desk').then(({ reportDesk }) => reportDesk),
})

/** Words of the report desks, loaded with the chunks of the back office. */
export const useReportDeskWords = () => pack(useLanguage().language)
