import { wordPack } from '#words/word-pack.ts'

export const betDeskPack = wordPack({
  zh: () => import('./bet-desk.zh.ts').then(({ betDesk }) => betDesk),
  en: () => import('./bet-desk.en.ts').then(({ betDesk }) => betDesk),
})
