import { shareAt, unpackNumbers } from '@patisserie/replay/pack-numbers'
import type { ReplaySeries } from '../../contract/scorecard.ts'

type Stage = ReplaySeries['stages'][number]

/** A window by its place in the whole run. */
export interface SeriesPlace {
  readonly stage: number
  readonly window: number
  /** First frame within the stage, and the one after its last. */
  readonly from: number
  readonly to: number
}

export const windowCount = ({ stages }: ReplaySeries): number =>
  stages.reduce((sum, stage) => sum + stage.presses.length, 0)

export function placeOf({ stages, window }: ReplaySeries, index: number): SeriesPlace {
  let rest = index
  const stage = Math.max(
    0,
    stages.findIndex(({ presses }) => {
      if (rest < presses.length) return true
      rest -= presses.length
      return false
    }),
  )
  const from = rest * window
  return { stage, window: rest, from, to: Math.min(from + window, stages[stage]?.frames ?? 0) }
}

/** The window at a share of the run's length. */
export function indexAt({ stages, window }: ReplaySeries, share: number): number {
  let frame = share * stages.reduce((sum, stage) => sum + stage.frames, 0)
  let before = 0
  for (const { frames, presses } of stages) {
    if (frame < frames) return before + Math.floor(frame / window)
    frame -= frames
    before += presses.length
  }
  return Math.max(0, before - 1)
}

/** How dark a cell is: of 0 to `levels`, 0 for a key that was not touched. */
export const levels = 5

/** One path a level, of cells as wide as a window and high as a row; equal neighbours are one cell. */
export function heatPaths(row: string, y: number): { level: number; path: string }[] {
  const paths = new Map<number, string>()
  for (let at = 0; at < row.length; ) {
    const level = levelAt(row, at)
    let end = at + 1
    while (end < row.length && levelAt(row, end) === level) end++
    if (level > 0) paths.set(level, `${paths.get(level) ?? ''}M${at} ${y}h${end - at}v1h${at - end}z`)
    at = end
  }
  return [...paths].map(([level, path]) => ({ level, path }))
}

const levelAt = (row: string, at: number): number => Math.ceil(shareAt(row, at) * levels)

/** Bars from the ground of a box 100 high; a value above `top` is cut there. */
export const barsPath = (values: readonly number[], top: number): string =>
  values
    .map((value, i) => {
      const height = Math.round(Math.min(1, value / Math.max(1, top)) * 1000) / 10
      return height === 0 ? '' : `M${i} 100v-${height}h1v${height}z`
    })
    .join('')

/** Stretches in which a key was held between two frames of its stage: `[first frame, frames]`. */
export function spansBetween(text: string, { frames }: Pick<Stage, 'frames'>, from: number, to: number) {
  const found: [number, number][] = []
  let at = 0
  let held = false
  for (const length of [...unpackNumbers(text), frames]) {
    const end = Math.min(frames, at + length)
    const [first, last] = [Math.max(at, from), Math.min(end, to)]
    if (held && last > first) found.push([first, last - first])
    at = end
    held = !held
  }
  return found
}

/** A stage as a whole. */
export function stageTotals(series: ReplaySeries, index: number) {
  const stage = series.stages[index]
  if (!stage) return null
  const lengthOf = (i: number) => Math.min(series.window, stage.frames - i * series.window)
  const shareOf = (key: ReplaySeries['keys'][number]): number | null => {
    const row = stage.held[series.keys.indexOf(key)]
    if (row === undefined || stage.frames === 0) return null
    return [...row].reduce((sum, _, i) => sum + shareAt(row, i) * lengthOf(i), 0) / stage.frames
  }
  const presses = stage.presses.reduce((sum, count) => sum + count, 0)
  const bombs = stage.spans?.[series.keys.indexOf('bomb')]
  return {
    focus: shareOf('focus'),
    shot: shareOf('shot'),
    perMinute: stage.frames === 0 ? 0 : (presses * 3600) / stage.frames,
    bombs: bombs === undefined ? null : Math.ceil(unpackNumbers(bombs).length / 2),
    low: stage.rate === null ? null : Math.min(...stage.rate.low),
    slow: stage.rate === null ? null : mean(stage.rate.slow) / 10,
  }
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length)
