import type { ReplayRow } from '../../../contract/replays.ts'
import { isPlaceBound } from '../../../rules/replay-pairs.ts'

export type HistoryRun = Pick<ReplayRow, 'CODE' | 'GAM' | 'RANK' | 'CHARA' | 'TYPE' | 'STAGE' | 'SCORE' | 'UPTIME'>

export interface HistoryPoint<R extends HistoryRun> {
  readonly run: R
  /** The score less the highest one before; null for the first run. */
  readonly step: number | null
  /** The highest score up to and with this run. */
  readonly best: number
  /** Share of the time from the first upload to the last. */
  readonly at: number
}

/** Runs alike, the first upload first. */
export type HistoryLine<R extends HistoryRun> = readonly HistoryPoint<R>[]

export interface History<R extends HistoryRun> {
  /** Ways to play with two runs or more; the one with most runs first. */
  readonly lines: readonly HistoryLine<R>[]
  /** Number of ways to play with a single run. */
  readonly alone: number
}

/**
 * Runs by way to play: scores are held against each other only where game, difficulty and shot are the same, in practice
 * also the stage, spell card or scene.
 */
export function runHistory<R extends HistoryRun>(rows: readonly R[]): History<R> {
  const ways = [...Map.groupBy(rows, wayOf).values()]
  const lines = ways.filter((runs) => runs.length > 1).sort((a, b) => b.length - a.length)
  return { lines: lines.map(lineOf), alone: ways.length - lines.length }
}

const wayOf = ({ GAM, RANK, CHARA, TYPE, STAGE }: HistoryRun): string =>
  [GAM, RANK, CHARA, ...(isPlaceBound(TYPE) ? [TYPE, STAGE] : [])].join('|')

function lineOf<R extends HistoryRun>(runs: readonly R[]): HistoryLine<R> {
  const timed = runs.map((run) => ({ run, time: Date.parse(run.UPTIME) })).sort((a, b) => a.time - b.time)
  const [from = 0, to = 0] = [timed[0]?.time, timed.at(-1)?.time]
  let best: number | null = null
  return timed.map(({ run, time }, i) => {
    const step = best === null ? null : run.SCORE - best
    best = Math.max(best ?? 0, run.SCORE)
    return { run, step, best, at: to > from ? (time - from) / (to - from) : i / (timed.length - 1) }
  })
}
