import { wordPack } from '../word-pack.ts'

export const deskPack = wordPack({
  zh: () => import('./desk.zh.ts').then(({ desk }) => desk),
  en: () => import('./desk.en.ts').then(({ desk }) => desk),
})
