import { wordPack } from '#words/word-pack.ts'

/** Apart from the words of the way, which few need these with. */
export const replayStillPack = wordPack({
  zh: () => import('./replay-still.zh.ts').then(({ replayStill }) => replayStill),
  en: () => import('./replay-still.en.ts').then(({ replayStill }) => replayStill),
})
