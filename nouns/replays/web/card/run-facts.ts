import { wordPack } from '#session/word-pack.ts'
import { useLanguage } from '#session/words.tsx'

const pack = wordPack({
  zh: () => import('../../words/run-facts.zh.ts').then(({ runFacts }) => runFacts),
  en: () => import('../../words/run-facts.en.ts').then(({ runFacts }) => runFacts),
})

/** Names of the facts of a replay, loaded with the chunks that show them. */
export const useRunFacts = () => pack(useLanguage().language)
