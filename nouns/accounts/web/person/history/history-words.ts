import { wordPack } from '../../../../session/word-pack.ts'
import { useLanguage } from '../../../../session/words.tsx'

const pack = wordPack({
  zh: () => import('@patisserie/words/zh/run-history').then(({ runHistory }) => runHistory),
  en: () => import('@patisserie/words/en/run-history').then(({ runHistory }) => runHistory),
})

/** Words of the runs of one game over time: they come when somebody opens them. */
export const useHistoryWords = () => pack(useLanguage().language)
