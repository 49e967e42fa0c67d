import { wordPack } from '../../session/word-pack.ts'
import { useLanguage } from '../../session/words.tsx'

const pack = wordPack({
  zh: () => import('@patisserie/words/zh/run-facts').then(({ runFacts }) => runFacts),
  en: () => import('@patisserie/words/en/run-facts').then(({ runFacts }) => runFacts),
})

/** Names of the facts of a replay, loaded with the chunks that show them. */
export const useRunFacts = () => pack(useLanguage().language)
