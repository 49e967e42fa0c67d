import * as z from 'zod/mini'
import { endpoint, group } from '#contract/endpoint.ts'
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

const stage = z.string()

/** Where a run stands among runs alike: those of its game, difficulty, shot and type; in practice also of its stage. */
export const runStory = z.object({
  /** Among the replays here, by score; null where 10,000 or more are above, and in practice where there are so many alike. */
  place: z.nullable(z.object({ rank: z.int(), of: z.int() })),
  /** Among the archived runs; null where there are fewer than ten alike. `ArchivePlace` in `rules` has the units. */
  archive: z.nullable(
    z.object({
      runs: z.int(),
      above: z.int(),
      about: z.boolean(),
      median: z.int(),
      best: z.int(),
      pearls: z.array(z.int()),
      top: z.int(),
    }),
  ),
  /** The uploader's best run alike that was uploaded before; `stage` gained most over it. */
  former: z.nullable(
    z.object({ CODE: z.string(), SCORE: z.int(), stage: z.nullable(z.object({ stage, step: z.int() })) }),
  ),
  /** Gain of each finished stage against the median of runs alike; empty with fewer than ten of them. */
  gains: z.array(z.object({ stage, own: z.int(), median: z.int() })),
  /** The stage that gained most above that median; null where none did. */
  brightest: z.nullable(z.object({ stage, gain: z.int() })),
  /** The stage that brought most; null where the file has fewer than two stage scores. */
  richest: z.nullable(z.object({ stage, gain: z.int() })),
})
export type RunStory = z.output<typeof runStory>

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
  /** Two runs and up to two more, all of one game, difficulty and kind. A few codes too many are refused in words. */
  pair: endpoint({
    method: 'POST',
    path: '/getReplayPair',
    who: 'anyone',
    kind: 'read',
    shows: ['replays', 'members'],
    input: z.object({ a: code, b: code, more: z._default(z.array(code).check(z.maxLength(8)), []) }),
    output: z.object({ a: replayDetail, b: replayDetail, more: z.array(replayDetail) }),
    refusals: ['pairGone', 'pairGame', 'pairSelf', 'pairMany'],
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
  /** How a run compares with runs alike. */
  story: endpoint({
    method: 'POST',
    path: '/getReplayStory',
    who: 'anyone',
    kind: 'read',
    shows: ['replays'],
    input: z.object({ code }),
    output: runStory,
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
