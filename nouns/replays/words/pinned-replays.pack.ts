import { wordPack } from '#words/word-pack.ts'

/** Words about replays that stand first on a page. */
export const pinnedReplaysPack = wordPack({
  zh: () => import('./pinned-replays.zh.ts').then(({ pinnedReplays }) => pinnedReplays),
  en: () => import('./pinned-replays.en.ts').then(({ pinnedReplays }) => pinnedReplays),
})
