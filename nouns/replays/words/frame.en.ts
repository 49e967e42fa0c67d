import type { frame as zh } from './frame.zh.ts'
import { replays } from './replays.en.ts'

/** What every page has of the noun: its entry in the menu, and how a run is told wherever one shows. */
export const frame: typeof zh = {
  more: { replays },
  menu: {
    replays: 'Replays',
  },
}
