import { wordPack } from '../word-pack.ts'

export const viewerPack = wordPack({
  zh: () => import('./viewer.zh.ts').then(({ viewer }) => viewer),
  en: () => import('./viewer.en.ts').then(({ viewer }) => viewer),
})
