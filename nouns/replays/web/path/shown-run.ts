import type { StagePath } from '@patisserie/replay/path-facts'
import type { ReplayDetail } from '../../contract/replays.ts'

/** A run, and its way through the stage that is shown. */
export interface ShownRun {
  readonly run: ReplayDetail
  readonly path: StagePath
}

/** Of each run, the paths of its stages. */
type Paths = readonly (readonly StagePath[])[]

/** The stage of a link, else the first one with a line. */
export function startStage([first]: Paths, wanted: number | undefined): number {
  if (!first) return 0
  if (wanted !== undefined && wanted <= first.length) return wanted - 1
  return Math.max(
    0,
    first.findIndex(({ way }) => way !== null),
  )
}

/** Each run's path of a stage: of a second run, of the stage with the same name. */
export function atStage(runs: readonly ReplayDetail[], paths: Paths, stage: number): readonly ShownRun[] {
  const name = runs[0]?.STAGES[stage]?.stage
  return runs.flatMap((run, index) => {
    const place = index === 0 ? stage : run.STAGES.findIndex((each) => each.stage === name)
    const path = paths[index]?.[place]
    return path ? [{ run, path }] : []
  })
}
