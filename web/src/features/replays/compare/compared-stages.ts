import type { StageRow } from '@patisserie/contract/replays'
import { ownScores } from '../../../cards/replay/run-numbers.ts'

/** A stage of several runs, in their order; null where a run did not get there or keeps no such number. */
export interface ComparedStage {
  readonly stage: string
  /** Score gained in the stage alone. */
  readonly own: readonly (number | null)[]
  readonly end: readonly (number | null)[]
  readonly at: readonly (StageRow | null)[]
}

/** Stages of all runs in their order, each once: routes may part and meet again. */
export function comparedStages(runs: readonly (readonly StageRow[])[]): ComparedStage[] {
  const names: string[] = []
  for (const stages of runs) {
    stages.forEach(({ stage }, i) => {
      if (names.includes(stage)) return
      const before = names.indexOf(stages[i - 1]?.stage ?? '')
      names.splice(before === -1 && i > 0 ? names.length : before + 1, 0, stage)
    })
  }
  const owns = runs.map(ownScores)
  return names.map((stage) => {
    const places = runs.map((stages) => stages.findIndex((each) => each.stage === stage))
    const at = places.map((place, run) => runs[run]?.[place] ?? null)
    return {
      stage,
      own: places.map((place, run) => owns[run]?.[place] ?? null),
      end: at.map((row) => row?.endScore ?? null),
      at,
    }
  })
}

/** Whether at least two runs have a number here: a lone one compares with nothing. */
export const isShared = (values: readonly (number | null)[]): boolean =>
  values.filter((value) => value !== null).length > 1

/** A run's number less that of another run; null where one is unknown. */
export const differenceOf = (values: readonly (number | null)[], run: number, other: number): number | null => {
  const [one, two] = [values[run] ?? null, values[other] ?? null]
  return one === null || two === null ? null : one - two
}
