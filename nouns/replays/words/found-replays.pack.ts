import { wordPack } from '#words/word-pack.ts'

export const foundReplaysPack = wordPack({
  zh: () => import('./found-replays.zh.ts').then(({ foundReplays }) => foundReplays),
  en: () => import('./found-replays.en.ts').then(({ foundReplays }) => foundReplays),
})
