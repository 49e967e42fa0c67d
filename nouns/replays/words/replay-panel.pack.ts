import { wordPack } from '#session/word-pack.ts'
import { useLanguage } from '#session/words.tsx'

const packs = wordPack({
  zh: () =>
    import('../../words/replay-panel.zh.ts').then(({ replayPanel, savedFilters, pageJump, replayDrop }) => ({
      panel: replayPanel,
      saved: savedFilters,
      jump: pageJump,
      drop: replayDrop,
    })),
  en: () =>
    import('../../words/replay-panel.en.ts').then(({ replayPanel, savedFilters, pageJump, replayDrop }) => ({
      panel: replayPanel,
      saved: savedFilters,
      jump: pageJump,
      drop: replayDrop,
    })),
})

/** The words of the filter panel, of saved filters and of the way to a page: they come with those. */
export const useReplayPanelWords = () => packs(useLanguage().language)
