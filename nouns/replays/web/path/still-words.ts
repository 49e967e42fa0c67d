import { wordPack } from '#session/word-pack.ts'
import { useLanguage } from '#session/words.tsx'

/** Apart from the words of the way, which few need these with. */
const pack = wordPack({
  zh: () => import('../../words/replay-still.zh.ts').then(({ replayStill }) => replayStill),
  en: () => import('../../words/replay-still.en.ts').then(({ replayStill }) => replayStill),
})

export const useStillWords = () => pack(useLanguage().language)
