/** Score gained in each stage; null if the score at its end or at its start is unknown. */
export const ownScores = (stages: readonly { readonly endScore: number | null }[]): (number | null)[] =>
  stages.map(({ endScore }, i) => {
    const before = i === 0 ? 0 : stages[i - 1]?.endScore
    return endScore === null || before === null || before === undefined ? null : endScore - before
  })

/** A run with the score at the end of each of its stages. */
export interface StagedRun {
  /** False if the run ended early; null if its file does not tell. */
  readonly cleared: boolean | null
  readonly stages: readonly { readonly stage: string; readonly endScore: number | null }[]
}

/**
 * Gain of each stage that the run played to its end. The last stage of a run that ended early is left out; a file that
 * does not tell counts as ended early if it has fewer stages than `most`.
 */
export function finishedGains({ cleared, stages }: StagedRun, most: number): Map<string, number> {
  const ended = cleared ?? stages.length >= most
  const gains = ownScores(stages)
  return new Map(
    stages.flatMap(({ stage }, i) => {
      const gain = gains[i]
      const whole = ended || i < stages.length - 1
      return whole && gain !== null && gain !== undefined ? [[stage, gain] as const] : []
    }),
  )
}

/** The middle value; of an even number of values, the mean of the two in the middle. Null without values. */
export function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b)
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2)
}

/** Gain of a stage, and the median gain of the runs it is compared with. */
export interface StageGain {
  readonly stage: string
  readonly own: number
  readonly median: number
}
