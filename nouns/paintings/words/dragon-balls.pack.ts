import { wordPack } from '#words/word-pack.ts'

/** The words of the board of dragon balls; the page's head needs them outside of components. */
export const dragonBallsPack = wordPack({
  zh: () => import('./dragon-balls.zh.ts').then(({ dragonBalls }) => dragonBalls),
  en: () => import('./dragon-balls.en.ts').then(({ dragonBalls }) => dragonBalls),
})
