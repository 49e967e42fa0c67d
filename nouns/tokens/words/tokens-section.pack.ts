import { wordPack } from '#words/word-pack.ts'

export const tokensSectionPack = wordPack({
  zh: () => import('./tokens-section.zh.ts').then(({ tokensSection }) => tokensSection),
  en: () => import('./tokens-section.en.ts').then(({ tokensSection }) => tokensSection),
})
