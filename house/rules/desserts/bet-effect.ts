import { drawnUnits, fractionOf } from '../fraction.ts'
import { type Displayed, ninthsBack, winningsAdded } from './effects.ts'

export interface EffectRoom {
  /** What desserts may still add to the person in the rolling week. */
  readonly effects: number
  /** What the person may still win in the rolling week. */
  readonly winnings: number
}

/** What an event brought a person and their linked accounts together: payouts less stakes. Whole units. */
export interface EventNet {
  readonly net: number
}

/**
 * What a dessert adds to the result of an event, in whole units; it was on display at the person's first stake. `draws`
 * from 0 to below 1: how much the bet-themed dessert adds, and the fraction.
 */
export function effectOn(
  { net }: EventNet,
  shown: Displayed | null,
  { room, draws }: { readonly room: EffectRoom; readonly draws: readonly [number, number] },
): number {
  const [size, fraction] = draws
  const added =
    net > 0
      ? fractionOf(BigInt(net) * BigInt(winningsAdded(shown, size)), 100n)
      : fractionOf(BigInt(-net) * BigInt(ninthsBack(shown)), 9n)
  return Math.max(0, Math.min(drawnUnits(added, fraction), room.effects, room.winnings))
}
