import { wordPack } from '#words/word-pack.ts'

/** What the list of events and an event's page say. Loaded with them. */
export const betsPack = wordPack({
  zh: () => import('./bets.zh.ts').then(({ bets }) => bets),
  en: () => import('./bets.en.ts').then(({ bets }) => bets),
})
