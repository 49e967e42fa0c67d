import { wordPack } from '#words/word-pack.ts'

/** The words of a replay's own page: they come with its chunk. */
export const scorecardPack = wordPack({
  zh: () => import('./scorecard.zh.ts').then(({ scorecard }) => scorecard),
  en: () => import('./scorecard.en.ts').then(({ scorecard }) => scorecard),
})
