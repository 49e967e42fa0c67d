import { wordPack } from '#session/word-pack.ts'
import { useLanguage } from '#session/words.tsx'

const pack = wordPack({
  zh: () => import('../../words/pinned-replays.zh.ts').then(({ pinnedReplays }) => pinnedReplays),
  en: () => import('../../words/pinned-replays.en.ts').then(({ pinnedReplays }) => pinnedReplays),
})

/** Words about replays that stand first on a page. */
export const usePinnedWords = () => pack(useLanguage().language)
