import { wordPack } from '../word-pack.ts'

export const reasonPack = wordPack({
  zh: () => import('./reason.zh.ts').then(({ reason }) => reason),
  en: () => import('./reason.en.ts').then(({ reason }) => reason),
})
