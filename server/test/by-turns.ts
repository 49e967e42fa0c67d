/** Whether this run is `npm run test:all`: every case, and the large counts. */
export const isWhole = process.env.PATISSERIE_TEST_ALL === '1'

/** Of cases that repeat one another, every `nth` from `turn` on; all in `npm run test:all`. */
export const byTurns = <T>(cases: readonly T[], { nth, turn = 0 }: { readonly nth: number; readonly turn?: number }) =>
  isWhole ? cases : cases.filter((_, i) => i % nth === turn % nth)
