import { wordPack } from '../../session/word-pack.ts'
import { useLanguage } from '../../session/words.tsx'

const pack = wordPack({
  zh: () => import('@patisserie/words/zh/pinned-replays').then(({ pinnedReplays }) => pinnedReplays),
  en: () => import('@patisserie/words/en/pinned-replays').then(({ pinnedReplays }) => pinnedReplays),
})

/** Words about replays that stand first on a page. */
export const usePinnedWords = () => pack(useLanguage().language)
