import type { Difficulty, Gam } from '#rules/games/games.ts'
import { archiveScores, fewestAlike, levelOf } from './archive-scores.ts'
import { finishedGains, medianOf, type StagedRun, type StageGain } from './stage-scores.ts'

/** Where a run stands among the archived runs of its game, difficulty and shot. */
export interface ArchivePlace {
  readonly runs: number
  /** Percent of these runs with a lower score, rounded down; 100 only for a score above all of them. */
  readonly above: number
  /** The percent is counted over a hundred runs that stand for all of them. */
  readonly about: boolean
  readonly median: number
  readonly best: number
  /** Number of pearls in each of `pearlColumns` equal columns from 0 to `top`. */
  readonly pearls: readonly number[]
  /** The higher of the archive's best and the run's own score. */
  readonly top: number
}

export const pearlColumns = 40

/** Null for runs that are no whole run, and where the archive has fewer than ten runs alike. */
export function placeInArchive(run: {
  readonly game: Gam
  readonly difficulty: Difficulty | ''
  readonly shot: string
  readonly type: string
  readonly score: number
}): ArchivePlace | null {
  const archived = run.type === 'full' ? archiveScores(run.game, run.difficulty, run.shot) : null
  if (!archived) return null
  const { runs, median, best, levels } = archived
  const own = levelOf(run.score, best)
  const lower = levels.filter((level) => level < own).length
  // A hundred levels leave out the highest of more than 200 runs, so all of them may lie below the best score.
  const above = run.score > best ? 100 : Math.min(99, Math.floor((lower / levels.length) * 100))
  const top = Math.max(best, run.score)
  const pearls = Array.from({ length: pearlColumns }, () => 0)
  for (const level of levels) {
    const share = level / levelOf(top, best)
    const column = Math.min(pearlColumns - 1, Math.floor(share * pearlColumns))
    pearls[column] = (pearls[column] ?? 0) + 1
  }
  return {
    runs,
    above,
    about: levels.length < runs,
    median,
    best,
    pearls,
    top,
  }
}

/**
 * Gains of the stages that the run finished against those of runs alike, in the order of the stages. A stage that
 * fewer than ten of them finished is left out; empty if that leaves fewer than two.
 */
export function stageGains(run: StagedRun, alike: readonly StagedRun[]): StageGain[] {
  const most = Math.max(run.stages.length, ...alike.map(({ stages }) => stages.length))
  const theirs = alike.map((other) => finishedGains(other, most))
  const gains = [...finishedGains(run, most)].flatMap(([stage, own]) => {
    const others = theirs.flatMap((gains) => gains.get(stage) ?? [])
    const median = others.length < fewestAlike ? null : medianOf(others)
    return median ? [{ stage, own, median }] : []
  })
  return gains.length < 2 ? [] : gains
}

/** The stage that gained most above the median, if any did. */
export function brightestStage(gains: readonly StageGain[]): StageGain | null {
  const [best] = gains.toSorted((a, b) => b.own - b.median - (a.own - a.median))
  return best && best.own > best.median ? best : null
}

/** A step of one stage over the same stage of an earlier run. */
export interface StageStep {
  readonly stage: string
  readonly step: number
}

/** The stage that gained most over the earlier run; null if none did, or where stages are not known in both. */
export function widestStep(run: StagedRun, before: StagedRun): StageStep | null {
  const most = Math.max(run.stages.length, before.stages.length)
  const earlier = finishedGains(before, most)
  const steps = [...finishedGains(run, most)].flatMap(([stage, own]) => {
    const other = earlier.get(stage)
    return other === undefined ? [] : [{ stage, step: own - other }]
  })
  const [best] = steps.toSorted((a, b) => b.step - a.step)
  return steps.length > 1 && best && best.step > 0 ? best : null
}

/** The stage with the largest part of the score, of the stages that the run finished. */
export function richestStage(run: StagedRun): { readonly stage: string; readonly gain: number } | null {
  const gains = [...finishedGains(run, run.stages.length)].map(([stage, gain]) => ({ stage, gain }))
  const [best] = gains.toSorted((a, b) => b.gain - a.gain)
  return gains.length > 1 && best && best.gain > 0 ? best : null
}
