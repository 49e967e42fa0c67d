import { wordPack } from '../word-pack.ts'

export const ownerPack = wordPack({
  zh: () => import('./owner.zh.ts').then(({ owner }) => owner),
  en: () => import('./owner.en.ts').then(({ owner }) => owner),
})
