import { wordPack } from '../word-pack.ts'

/** Words of the report desks, loaded with the chunks of the back office. */
export const reportDeskPack = wordPack({
  zh: () => import('./report-desk.zh.ts').then(({ reportDesk }) => reportDesk),
  en: () => import('./report-desk.en.ts').then(({ reportDesk }) => reportDesk),
})
