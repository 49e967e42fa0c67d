import { wordPack } from '../word-pack.ts'

/** The words of the report: they come with its dialog. */
export const reportPack = wordPack({
  zh: () => import('./report.zh.ts').then(({ report }) => report),
  en: () => import('./report.en.ts').then(({ report }) => report),
})
