import { wordPack } from '#words/word-pack.ts'

export const memberHomePack = wordPack({
  zh: () => import('./member-home.zh.ts').then(({ memberHome }) => memberHome),
  en: () => import('./member-home.en.ts').then(({ memberHome }) => memberHome),
})
