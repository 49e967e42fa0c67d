/** Whether this run is `npm run test:all`: every case, and the large counts. */
export const isWhole = process.env.PATISSERIE_TEST_ALL !== undefined

interface Turns {
  readonly nth: number
  readonly turn?: number
}

/** Of cases that repeat one another, every `nth` from `turn` on, every day the same; all in `npm run test:all`. */
export function byTurns<T>(cases: readonly T[], { nth, turn = 0 }: Turns): readonly T[] {
  const chosen = isWhole ? cases : cases.filter((_, i) => i % nth === turn % nth)
  if (chosen.length === 0) throw new Error(`of ${cases.length} cases none is the turn ${turn} of ${nth}`)
  return chosen
}
