import type { Words } from '#words/words.ts'

// Passed on from here, so that the rule lies in this module's file and is no request of its own.
export { ownScores } from '../../rules/stage-scores.ts'

/** Formats a number of frames (1/60 s) as minutes and seconds. */
export const frameTime = (frames: number, { replays }: Words): string => {
  const seconds = Math.round(frames / 60)
  return replays.facts.minutes(Math.floor(seconds / 60), seconds % 60)
}

/** Formats power as the game shows it: a whole number up to game 9, with hundredths in later games. */
export const powerText = (game: number, power: number): string => (game < 10 ? String(power) : power.toFixed(2))

/** Formats the slowdown in percent; null is unknown. */
export const slowText = (slow: number | null, { replays }: Words): string =>
  slow === null ? replays.facts.unknownSlow : `${slow.toFixed(2)} %`

/**
 * Formats an iscore, which is stored in thousandths: in lists with one decimal; `exact`, where it is the figure of a run's own page or a
 * term of a sum, with all three. Points of games and members are whole numbers and say their unit (nouns/replays/docs/iscore.md, "How it is written").
 */
export const iscoreText = (thousandths: number, exact?: 'exact'): string => (thousandths / 1000).toFixed(exact ? 3 : 1)
