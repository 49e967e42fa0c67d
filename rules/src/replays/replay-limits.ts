// Limits of replays. See `limit-values.ts`.

export const filterName = 24
export const replayFileBytes = 1_000_000
/** Files one upload page takes at a time. */
export const uploadQueue = 20
export const replayPageSize = 10
/** So many filters a member keeps. */
export const savedFiltersMost = 30
/** Below, the replay table's achievement column moves into the expanded row. */
export const achievementColumnWidth = 1_350
/** Below, the iscore column does too. */
export const iscoreColumnWidth = 1_270
/** Slow-down above refuses a replay in categories that rank, in percent. */
export const slowPercent = 10
/** Four digits of base 62. */
export const replayKeyMax = 14_776_335
