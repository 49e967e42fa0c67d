import { type Drift, driftAfter } from './drift.ts'

/**
 * The drifts at the hours after `drift.hour`, up to `hour`, at which the price changes, oldest first. As for `driftAfter`,
 * `bought` units were bought in the hour of `drift` and none later.
 */
export const priceSteps = (drift: Drift, bought: number, hour: number): readonly Drift[] => {
  const steps: Drift[] = []
  let [last, units] = [drift, bought]
  // At the base without usual demand nothing changes any more.
  while (last.hour < hour && (last.permille !== 0 || last.usual !== 0 || units !== 0)) {
    const next = driftAfter(last, units, last.hour + 1)
    if (next.permille !== last.permille) steps.push(next)
    ;[last, units] = [next, 0]
  }
  return steps
}

/** A price, and the hour since 1970 from which on it stands. */
export type PricePoint = readonly [hour: number, price: number]

/** The price at an hour, by points in the order of time; `first` if no point is so old. */
export const priceAt = (points: readonly PricePoint[], hour: number, first: number): number => {
  let price = first
  for (const [since, then] of points) {
    if (since > hour) break
    price = then
  }
  return price
}

/**
 * The points from an hour on, with a first one that says what the price was at that hour; `first` is the price before all
 * points.
 */
export const pointsFrom = (points: readonly PricePoint[], hour: number, first: number): readonly PricePoint[] => [
  [hour, priceAt(points, hour, first)],
  ...points.filter(([since]) => since > hour),
]
