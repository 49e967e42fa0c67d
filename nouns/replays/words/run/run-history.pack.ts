import { wordPack } from '#words/word-pack.ts'

/** Words of the runs of one game over time: they come when somebody opens them. */
export const runHistoryPack = wordPack({
  zh: () => import('./run-history.zh.ts').then(({ runHistory }) => runHistory),
  en: () => import('./run-history.en.ts').then(({ runHistory }) => runHistory),
})
