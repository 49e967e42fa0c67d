import * as z from 'zod/mini'
import { endpoint, group } from './endpoint.ts'
import { replayDetail, replayHint, replayRow } from './replay-row.ts'

const code = z.string().check(z.regex(/^[0-9A-Za-z]{4}$/))

/** Keys and frame rate of a run over time, in windows of `window` frames; `replay/src/series-facts.ts` says what each part is. */
export const replaySeries = z.object({
  window: z.int(),
  keys: z.array(z.enum(['up', 'down', 'left', 'right', 'shot', 'focus', 'bomb', 'special', 'change'])),
  /** As STAGES. */
  stages: z.array(
    z.object({
      frames: z.int(),
      held: z.array(z.string()),
      presses: z.array(z.int()),
      rate: z.nullable(z.object({ low: z.array(z.int()), slow: z.array(z.int()) })),
      spans: z.nullable(z.array(z.string())),
    }),
  ),
})
export type ReplaySeries = z.output<typeof replaySeries>

/** What a replay's own page asks for beyond the replay itself. */
export const scorecard = group('r.', {
  /** Of a replay that is not public: for its owner and staff, as the keys are its file. */
  series: endpoint({
    method: 'POST',
    path: '/getReplaySeries',
    who: 'anyone',
    kind: 'read',
    shows: ['replays'],
    input: z.object({ code }),
    output: replaySeries,
    refusals: ['deleted', 'seriesClosed', 'seriesNone'],
  }),
  pair: endpoint({
    method: 'POST',
    path: '/getReplayPair',
    who: 'anyone',
    kind: 'read',
    shows: ['replays', 'members'],
    input: z.object({ a: code, b: code }),
    output: z.object({ a: replayDetail, b: replayDetail }),
    refusals: ['pairGone', 'pairGame', 'pairSelf'],
  }),
  /** Runs it may be held against: those with its shot first, the nearest scores before the others. */
  rivals: endpoint({
    method: 'POST',
    path: '/getReplayRivals',
    who: 'anyone',
    kind: 'read',
    shows: ['replays', 'members'],
    input: z.object({ code }),
    output: z.array(replayRow),
    refusals: ['deleted'],
  }),
  /** What the parser found odd: observations, never verdicts. */
  hints: endpoint({
    method: 'POST',
    path: '/getReplayHints',
    who: 'staff:replay',
    kind: 'read',
    shows: ['replays'],
    input: z.object({ code }),
    output: z.array(replayHint),
    refusals: ['deleted'],
  }),
})
