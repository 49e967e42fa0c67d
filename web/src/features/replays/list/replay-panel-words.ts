import { wordPack } from '../../../session/word-pack.ts'
import { useLanguage } from '../../../session/words.tsx'

const packs = wordPack({
  zh: () =>
    import('@patisserie/words/zh/replay-panel').then(({ replayPanel, savedFilters }) => ({
      panel: replayPanel,
      saved: savedFilters,
    })),
  en: () =>
    import('@patisserie/words/en/replay-panel').then(({ replayPanel, savedFilters }) => ({
      panel: replayPanel,
      saved: savedFilters,
    })),
})

/** The words of the filter panel and of saved filters: they come with those. */
export const useReplayPanelWords = () => packs(useLanguage().language)
