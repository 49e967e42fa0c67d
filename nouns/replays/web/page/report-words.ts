import { wordPack } from '../../../session/word-pack.ts'
import { useLanguage } from '../../../session/words.tsx'

const pack = wordPack({
  zh: () => import('@patisserie/words/zh/report').then(({ report }) => report),
  en: () => import('@patisserie/words/en/report').then(({ report }) => report),
})

/** The words of the report: they come with its dialog. */
export const useReportWords = () => pack(useLanguage().language)
