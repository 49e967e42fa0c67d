import { wordPack } from '#words/word-pack.ts'

/** The words of the player's way. They come with the part that shows it. */
export const replayPathPack = wordPack({
  zh: () => import('./replay-path.zh.ts').then(({ replayPath }) => replayPath),
  en: () => import('./replay-path.en.ts').then(({ replayPath }) => replayPath),
})
