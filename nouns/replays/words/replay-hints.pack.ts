import { wordPack } from '#words/word-pack.ts'

export const replayHintsPack = wordPack({
  zh: () => import('./replay-hints.zh.ts').then(({ replayHints }) => replayHints),
  en: () => import('./replay-hints.en.ts').then(({ replayHints }) => replayHints),
})
