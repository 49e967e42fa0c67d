import { driftHours, driftMost, driftStepMost, driftUnits } from '#rules/economy/economy-rates.ts'

/**
 * How far demand has moved a price. `permille` is the distance from the base price in thousandths of it, `usual` the
 * usual demand in thousandths of a unit an hour (a mean over about a week), `hour` the hour of both: hours since 1970.
 */
export interface Drift {
  readonly permille: number
  readonly usual: number
  readonly hour: number
}

export const atBase = (hour: number): Drift => ({ permille: 0, usual: 0, hour })

/** The hour of an instant, as drifts count it. */
export const hourOf = (at: Date): number => Math.floor(at.getTime() / 3_600_000)

/**
 * The drift at `hour`, if `bought` units were bought in the hour of `drift` and none in those between. Demand above the
 * usual raises the price by a step, demand below it lowers it; in an hour without demand it goes towards the base, so
 * that it is there after `driftHours` of them. An `hour` that is not later changes nothing.
 */
export const driftAfter = (drift: Drift, bought: number, hour: number): Drift => {
  if (hour <= drift.hour) return drift
  let next = hourLater(drift, bought)
  while (next.hour < hour && (next.permille !== 0 || next.usual !== 0)) next = hourLater(next, 0)
  return { ...next, hour }
}

const hourLater = ({ permille, usual, hour }: Drift, bought: number): Drift => {
  const more = bought * 1_000 - usual
  const push =
    bought === 0 ? 0 : clamp(Math.trunc((driftStepMost * more) / (usual + driftUnits * 1_000)), driftStepMost)
  return {
    permille: clamp(towardsBase(permille, wayBack(hour)) + push, driftMost),
    usual: usual + Math.floor(more / driftHours),
    hour: hour + 1,
  }
}

/** The way back in this hour: `driftHours` of them in a row add up to `driftMost`. */
const wayBack = (hour: number): number =>
  Math.floor(((hour + 1) * driftMost) / driftHours) - Math.floor((hour * driftMost) / driftHours)

const towardsBase = (permille: number, by: number): number =>
  permille > 0 ? Math.max(0, permille - by) : Math.min(0, permille + by)

const clamp = (n: number, most: number): number => Math.max(-most, Math.min(most, n))
