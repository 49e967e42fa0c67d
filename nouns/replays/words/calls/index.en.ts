import { refusals as iscore } from './iscore.en.ts'
import { refusals as replays } from './replays.en.ts'
import { refusals as scorecard } from './scorecard.en.ts'

export { iscore } from './iscore.en.ts'
export { replays } from './replays.en.ts'
export { scorecard } from './scorecard.en.ts'

/** What the calls of the noun refuse. */
export const refusals = { ...iscore, ...replays, ...scorecard }
