import { wordPack } from '../../session/word-pack.ts'
import { useLanguage } from '../../session/words.tsx'

export const betsPack = wordPack({
  zh: () => import('@patisserie/words/zh/bets').then(({ bets }) => bets),
  en: () => import('@patisserie/words/en/bets').then(({ bets }) => bets),
})

/** What the list of events and an event's page say. Loaded with them. */
export const useBetsWords = () => betsPack(useLanguage().language)

export const betPack = wordPack({
  zh: () => import('@patisserie/words/zh/bet').then(({ bet }) => bet),
  en: () => import('@patisserie/words/en/bet').then(({ bet }) => bet),
})

/** The words of an event's page and its slip. Loaded with it. */
export const useBetWords = () => betPack(useLanguage().language)
