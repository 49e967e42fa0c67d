import { wordPack } from '#words/word-pack.ts'

export const giftDeskPack = wordPack({
  zh: () => import('./gift-desk.zh.ts').then(({ giftDesk }) => giftDesk),
  en: () => import('./gift-desk.en.ts').then(({ giftDesk }) => giftDesk),
})
