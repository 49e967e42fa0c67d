/** The groups of calls of the noun. */
export { iscore } from './iscore.ts'
export { replays } from './replays.ts'
export { scorecard } from './scorecard.ts'
