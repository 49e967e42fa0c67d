import { refusals as iscore } from './iscore.zh.ts'
import { refusals as replays } from './replays.zh.ts'
import { refusals as scorecard } from './scorecard.zh.ts'

export { iscore } from './iscore.zh.ts'
export { replays } from './replays.zh.ts'
export { scorecard } from './scorecard.zh.ts'

/** What the calls of the noun refuse. */
export const refusals = { ...iscore, ...replays, ...scorecard }
