import { wordPack } from '../word-pack.ts'

export const leavingPack = wordPack({
  zh: () => import('./leaving.zh.ts').then(({ leaving }) => leaving),
  en: () => import('./leaving.en.ts').then(({ leaving }) => leaving),
})
