import { type Feature, implement } from '#kit/http/call.ts'
import { scorecard } from '../../contract/scorecard.ts'
import { hints } from './hints.ts'
import { replayPair } from './replay-pair.ts'
import { replaySeries } from './replay-series.ts'
import { rivals } from './rivals.ts'
import { runStory } from './run-story.ts'

/** Calls of a replay's own page beyond the replay itself. */
export const scorecardFeature = (): Feature =>
  implement(scorecard, { series: replaySeries, pair: replayPair, rivals, story: runStory, hints })
