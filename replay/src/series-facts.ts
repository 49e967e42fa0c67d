/** Rows of the input view; a game has those whose key is known. */
export const SERIES_KEYS = ['up', 'down', 'left', 'right', 'shot', 'focus', 'bomb', 'special', 'change'] as const

export type SeriesKey = (typeof SERIES_KEYS)[number]

/** Keys and frame rate through the run, in windows of equal length; game 9: player one. Bounded whatever the file. */
export interface RunSeries {
  /** Frames a window lasts, a multiple of 30; a stage's last window may be shorter. */
  window: number
  keys: SeriesKey[]
  /** As the replay's stages. */
  stages: StageSeries[]
}

export interface StageSeries {
  /** Inputs recorded: half the stage's duration in frame-skipped play. */
  frames: number
  /** A row a key: one character a window, the share of its frames the key was held (`shareAt`). */
  held: string[]
  /** Fresh presses of any key, a window. */
  presses: number[]
  /** Null where the file has no samples. */
  rate: StageRate | null
  /** A row a key: `unpackNumbers` gives lengths in frames, by turns not held and held. Null where the run has too many. */
  spans: string[] | null
}

/** The frame-rate samples of a stage, a window. */
export interface StageRate {
  /** The lowest sample in frames a second. */
  low: number[]
  /** How far the samples fell short of 60, in thousandths; samples above count as 60. */
  slow: number[]
}
