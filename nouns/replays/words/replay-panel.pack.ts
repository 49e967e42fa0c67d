import { wordPack } from '#words/word-pack.ts'

/** The words of the filter panel, of saved filters and of the way to a page: they come with those. */
export const replayPanelPack = wordPack({
  zh: () =>
    import('./replay-panel.zh.ts').then(({ replayPanel, savedFilters, pageJump, replayDrop }) => ({
      panel: replayPanel,
      saved: savedFilters,
      jump: pageJump,
      drop: replayDrop,
    })),
  en: () =>
    import('./replay-panel.en.ts').then(({ replayPanel, savedFilters, pageJump, replayDrop }) => ({
      panel: replayPanel,
      saved: savedFilters,
      jump: pageJump,
      drop: replayDrop,
    })),
})
