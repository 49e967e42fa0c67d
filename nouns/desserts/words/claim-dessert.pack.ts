import { wordPack } from '#words/word-pack.ts'

export const claimDessertPack = wordPack({
  zh: () => import('./claim-dessert.zh.ts').then(({ claimDessert }) => claimDessert),
  en: () => import('./claim-dessert.en.ts').then(({ claimDessert }) => claimDessert),
})
