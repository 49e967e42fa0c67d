import { wordPack } from '#session/word-pack.ts'
import { useLanguage } from '#session/words.tsx'

const pack = wordPack({
  zh: () => import('../../../words/run-history.zh.ts').then(({ runHistory }) => runHistory),
  en: () => import('../../../words/run-history.en.ts').then(({ runHistory }) => runHistory),
})

/** Words of the runs of one game over time: they come when somebody opens them. */
export const useHistoryWords = () => pack(useLanguage().language)
