import { wordPack } from '#session/word-pack.ts'
import { useLanguage } from '#session/words.tsx'

/** The words of the board of dragon balls; the page's head needs them outside of components. */
export const dragonPack = wordPack({
  zh: () => import('../../words/dragon-balls.zh.ts').then(({ dragonBalls }) => dragonBalls),
  en: () => import('../../words/dragon-balls.en.ts').then(({ dragonBalls }) => dragonBalls),
})

export const useDragonWords = () => dragonPack(useLanguage().language)
