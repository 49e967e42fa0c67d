import * as z from 'zod/mini'
import { endpoint, group } from './endpoint.ts'
import { replayDetail, replayHint, replayRow } from './replay-row.ts'

const code = z.string().check(z.regex(/^[0-9A-Za-z]{4}$/))

/**
 * Keys and frame rate of a run over time, in windows of `window` frames; `replay/src/series-facts.ts` documents each
 * field.
 */
export const replaySeries = z.object({
  window: z.int(),
  keys: z.array(z.enum(['up', 'down', 'left', 'right', 'shot', 'focus', 'bomb', 'special', 'change'])),
  /** In the same order as STAGES. */
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

/** Calls of a replay's own page, beyond the replay itself. */
export const scorecard = group('r.', {
  /** Keys are the content of the file: for a replay that is not public, only its owner and staff get them. */
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
  /** Runs to compare this one with: those with the same shot first, then by nearest score. */
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
  /** Oddities that the parser found: observations, never verdicts. */
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
