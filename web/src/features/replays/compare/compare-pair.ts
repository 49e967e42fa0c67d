import type { StageRow } from '@patisserie/contract/replays'
import { ownScores } from '../../../cards/replay/run-numbers.ts'

/** A stage of two runs; null where a run did not get there or keeps no such number. */
export interface PairStage {
  readonly stage: string
  /** Score gained in the stage alone. */
  readonly own: readonly [number | null, number | null]
  readonly end: readonly [number | null, number | null]
  readonly at: readonly [StageRow | null, StageRow | null]
}

/** Stages of both runs in their order, each once: routes may part and meet again. */
export function pairStages(a: readonly StageRow[], b: readonly StageRow[]): PairStage[] {
  const names = [...a.map(({ stage }) => stage)]
  b.forEach(({ stage }, i) => {
    if (names.includes(stage)) return
    const before = names.indexOf(b[i - 1]?.stage ?? '')
    names.splice(before + 1, 0, stage)
  })
  const [owns, ends] = [[ownScores(a), ownScores(b)] as const, [a, b] as const]
  return names.map((stage) => {
    const at = ends.map((stages) => stages.findIndex((each) => each.stage === stage))
    const [i = -1, j = -1] = at
    return {
      stage,
      own: [owns[0][i] ?? null, owns[1][j] ?? null],
      end: [a[i]?.endScore ?? null, b[j]?.endScore ?? null],
      at: [a[i] ?? null, b[j] ?? null],
    }
  })
}

/** The first less the second; null where one is unknown. */
export const differenceOf = ([one, other]: readonly [number | null, number | null]): number | null =>
  one === null || other === null ? null : one - other
