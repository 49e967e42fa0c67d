import { wordPack } from '#session/word-pack.ts'
import { useLanguage } from '#session/words.tsx'

const pack = wordPack({
  zh: () => import('#words/report.zh.ts').then(({ report }) => report),
  en: () => import('#words/report.en.ts').then(({ report }) => report),
})

/** The words of the report: they come with its dialog. */
export const useReportWords = () => pack(useLanguage().language)
