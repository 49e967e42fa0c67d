import { replayPanel as en, savedFilters as enSaved } from '@patisserie/words/en/replay-panel'
import { replayPanel as zh, savedFilters as zhSaved } from '@patisserie/words/zh/replay-panel'
import { useLanguage } from '../../../session/words.tsx'

const packs = { zh: { panel: zh, saved: zhSaved }, en: { panel: en, saved: enSaved } }

/** The words of the filter panel and of saved filters: they come with those, in both languages. */
export const useReplayPanelWords = () => packs[useLanguage().language]
