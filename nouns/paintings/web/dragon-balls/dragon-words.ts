import { wordPack } from '../../session/word-pack.ts'
import { useLanguage } from '../../session/words.tsx'

/** The words of the board of dragon balls; the page's head needs them outside of components. */
export const dragonPack = wordPack({
  zh: () => import('@patisserie/words/zh/dragon-balls').then(({ dragonBalls }) => dragonBalls),
  en: () => import('@patisserie/words/en/dragon-balls').then(({ dragonBalls }) => dragonBalls),
})

export const useDragonWords = () => dragonPack(useLanguage().language)
