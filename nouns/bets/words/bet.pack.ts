import { wordPack } from '#words/word-pack.ts'

/** The words of an event's page and its slip. Loaded with it. */
export const betPack = wordPack({
  zh: () => import('./bet.zh.ts').then(({ bet }) => bet),
  en: () => import('./bet.en.ts').then(({ bet }) => bet),
})
