import { wordPack } from '#session/word-pack.ts'
import { useLanguage } from '#session/words.tsx'

const pack = wordPack({
  zh: () => import('#words/report-desk.zh.ts').then(({ reportDesk }) => reportDesk),
  en: () => import('#words/report-desk.en.ts').then(({ reportDesk }) => reportDesk),
})

/** Words of the report desks, loaded with the chunks of the back office. */
export const useReportDeskWords = () => pack(useLanguage().language)
