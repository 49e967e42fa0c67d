// Limits of replays. See `limit-values.ts`.

export const filterName = 24
export const replayFileBytes = 1_000_000
/** Number of files that the upload page takes at once. */
export const uploadQueue = 20
/** Maximum number of saved filters per member. */
export const savedFiltersMost = 30
/** Width in pixels below which the achievement column of the replay table moves into the expanded row. */
export const achievementColumnWidth = 1_350
/** Width in pixels below which the iscore column does too. */
export const iscoreColumnWidth = 1_270
/** Slow-down in percent above which a replay is refused in ranked categories. */
export const slowPercent = 10
/** Replays that a member may show first on their page. */
export const replaysPinned = 2
