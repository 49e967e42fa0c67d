/** Rows of the input view; a game has only the rows whose key is known. */
export const SERIES_KEYS = ['up', 'down', 'left', 'right', 'shot', 'focus', 'bomb', 'special', 'change'] as const

export type SeriesKey = (typeof SERIES_KEYS)[number]

/** Keys and frame rate over time, in windows of equal length; game 9: player one. Its size is bounded for any file. */
export interface RunSeries {
  /** Length of a window in frames, a multiple of 30; a stage's last window may be shorter. */
  window: number
  keys: SeriesKey[]
  /** In the order of the replay's stages. */
  stages: StageSeries[]
}

export interface StageSeries {
  /** Number of recorded inputs; half the stage's frames in frame-skipped play. */
  frames: number
  /** One row per key: one character per window, the share of its frames in which the key is held (`shareAt`). */
  held: string[]
  /** Presses of any key, per window. */
  presses: number[]
  /** Null where the file has no samples. */
  rate: StageRate | null
  /**
   * One row per key: `unpackNumbers` gives lengths in frames, alternately not held and held. Null where there are too
   * many.
   */
  spans: string[] | null
}

/** The frame-rate samples of a stage, one number per window. */
export interface StageRate {
  /** The lowest sample in frames a second. */
  low: number[]
  /** How far the samples are below 60, in thousandths of 60; samples above 60 count as 60. */
  slow: number[]
}
