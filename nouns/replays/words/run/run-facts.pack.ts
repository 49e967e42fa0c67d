import { wordPack } from '#words/word-pack.ts'

/** Names of the facts of a replay, loaded with the chunks that show them. */
export const runFactsPack = wordPack({
  zh: () => import('./run-facts.zh.ts').then(({ runFacts }) => runFacts),
  en: () => import('./run-facts.en.ts').then(({ runFacts }) => runFacts),
})
