import { replays } from './replays.zh.ts'
/** What every page has of the noun: its entry in the menu, and how a run is told wherever one shows. */
export const frame = {
  more: { replays },
  menu: {
    replays: '录像',
  },
}
