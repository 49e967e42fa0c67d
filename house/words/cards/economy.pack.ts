import { wordPack } from '../word-pack.ts'

export const economyPack = wordPack({
  zh: () => import('./economy.zh.ts').then(({ economy }) => economy),
  en: () => import('./economy.en.ts').then(({ economy }) => economy),
})
