import type { StageRow } from '../../contract/replays.ts'
import { ownScores } from '../card/run-numbers.ts'

/** A stage of several runs, in their order; null where a run was not there or keeps no such number. */
export interface ComparedStage {
  readonly stage: string
  /** Score gained in the stage alone. */
  readonly own: readonly (number | null)[]
  readonly end: readonly (number | null)[]
  readonly at: readonly (StageRow | null)[]
  /** Whether a run took another route here: it has another stage in the place of this one. */
  readonly elsewhere: readonly boolean[]
}

/** Stages of all runs in their order, each once: routes may part and meet again. Those of one place stand together. */
export function comparedStages(runs: readonly (readonly StageRow[])[]): ComparedStage[] {
  const names: string[] = []
  for (const stages of runs) {
    stages.forEach(({ stage }, i) => {
      if (names.includes(stage)) return
      // After the run's stage before; a first stage goes to the front.
      names.splice(names.indexOf(stages[i - 1]?.stage ?? '') + 1, 0, stage)
    })
  }
  const owns = runs.map(ownScores)
  const ordered = alternatives(names, placeOf).flatMap((each) => each.toSorted())
  return ordered.map((stage) => {
    const places = runs.map((stages) => stages.findIndex((each) => each.stage === stage))
    const at = places.map((place, run) => runs[run]?.[place] ?? null)
    return {
      stage,
      own: places.map((place, run) => owns[run]?.[place] ?? null),
      end: at.map((row) => row?.endScore ?? null),
      at,
      elsewhere: runs.map(
        (stages, run) => at[run] === null && stages.some((each) => placeOf(each.stage) === placeOf(stage)),
      ),
    }
  })
}

/** A place in a run: the stage there, of whichever route. */
export interface ComparedPlace extends Pick<ComparedStage, 'end' | 'at'> {
  readonly stages: readonly string[]
}

/** Places of the stages: alternatives share one, so that all routes are as long. */
export const comparedPlaces = (rows: readonly ComparedStage[]): ComparedPlace[] =>
  alternatives(rows, ({ stage }) => placeOf(stage)).map((each) => ({
    stages: each.map(({ stage }) => stage),
    end: overlaid(each.map(({ end }) => end)),
    at: overlaid(each.map(({ at }) => at)),
  }))

/** The first value of each run. */
const overlaid = <T>([first = [], ...others]: readonly (readonly (T | null)[])[]): (T | null)[] =>
  first.map((value, run) => others.reduce((found, each) => found ?? each[run] ?? null, value))

/** Items of one place together, places as they come. */
const alternatives = <T>(items: readonly T[], place: (item: T) => string): T[][] => {
  const places = new Map<string, T[]>()
  for (const item of items) places.set(place(item), [...(places.get(place(item)) ?? []), item])
  return [...places.values()]
}

/** Which stage of a run it is: the fourth for `4A` and `4B`, the third for `A1-3` and `B2-3`. */
const placeOf = (stage: string): string => /^(\d+)[AB]$/.exec(stage)?.[1] ?? /^[ABC]\d-(\d)$/.exec(stage)?.[1] ?? stage

/** Whether at least two runs have a number here: a lone one compares with nothing. */
export const isShared = (values: readonly (number | null)[]): boolean =>
  values.filter((value) => value !== null).length > 1

/** A run's number less that of another run; null where one is unknown. */
export const differenceOf = (values: readonly (number | null)[], run: number, other: number): number | null => {
  const [one, two] = [values[run] ?? null, values[other] ?? null]
  return one === null || two === null ? null : one - two
}
