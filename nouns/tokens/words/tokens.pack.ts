import { wordPack } from '#words/word-pack.ts'

/** The words of script tokens: they come with the settings. */
export const tokensPack = wordPack({
  zh: () => import('./tokens.zh.ts').then(({ tokens }) => tokens),
  en: () => import('./tokens.en.ts').then(({ tokens }) => tokens),
})
