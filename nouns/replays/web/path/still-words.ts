import { wordPack } from '../../../session/word-pack.ts'
import { useLanguage } from '../../../session/words.tsx'

/** Apart from the words of the way, which few need these with. */
const pack = wordPack({
  zh: () => import('@patisserie/words/zh/replay-still').then(({ replayStill }) => replayStill),
  en: () => import('@patisserie/words/en/replay-still').then(({ replayStill }) => replayStill),
})

export const useStillWords = () => pack(useLanguage().language)
