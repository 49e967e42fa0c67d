import { wordPack } from '#words/word-pack.ts'

/** Words of a replay's details, loaded with the chunks that show them. */
export const runPack = wordPack({
  zh: () => import('./run.zh.ts').then(({ run }) => run),
  en: () => import('./run.en.ts').then(({ run }) => run),
})
