import { wordPack } from '../word-pack.ts'

export const emojiPack = wordPack({
  zh: () => import('./emoji.zh.ts').then(({ emoji }) => emoji),
  en: () => import('./emoji.en.ts').then(({ emoji }) => emoji),
})
