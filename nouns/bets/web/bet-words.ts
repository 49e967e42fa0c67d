import { wordPack } from '#session/word-pack.ts'
import { useLanguage } from '#session/words.tsx'

export const betsPack = wordPack({
  zh: () => import('../words/bets.zh.ts').then(({ bets }) => bets),
  en: () => import('../words/bets.en.ts').then(({ bets }) => bets),
})

/** What the list of events and an event's page say. Loaded with them. */
export const useBetsWords = () => betsPack(useLanguage().language)

export const betPack = wordPack({
  zh: () => import('../words/bet.zh.ts').then(({ bet }) => bet),
  en: () => import('../words/bet.en.ts').then(({ bet }) => bet),
})

/** The words of an event's page and its slip. Loaded with it. */
export const useBetWords = () => betPack(useLanguage().language)
