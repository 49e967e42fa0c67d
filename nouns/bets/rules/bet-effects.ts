import { type Displayed, ninthsBack, winningsAdded } from '#rules/desserts/effects.ts'
import { betRates } from './bet-rates.ts'
import { drawnUnits, fractionOf } from './fraction.ts'
import type { StakeResource } from './odds.ts'

/**
 * Power and points share the limits of a week. What desserts add and what stakes may win is counted in these.
 */
export const weekOf = (resource: StakeResource): 'units' | 'faith' => (resource === 'faith' ? 'faith' : 'units')

export interface EventResult {
  readonly resource: StakeResource
  /** What an event brought a person and their linked accounts together: payouts less stakes. Whole units. */
  readonly net: number
}

export interface EffectRoom {
  /** What desserts may still add to the person in the rolling week. */
  readonly effects: number
  /** What the person may still win in the rolling week. */
  readonly winnings: number
}

/**
 * What a dessert adds to the result of an event, in whole units; it was on display at the person's first stake. `draws`
 * from 0 to below 1: how much the bet-themed dessert adds, and the fraction.
 */
export function effectOn(
  { net }: Pick<EventResult, 'net'>,
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

/** Whether the result of an event brings a bocai. `staked`: what the person and their linked accounts staked on it. */
export const bringsBocai = ({ resource, net }: EventResult, staked: number): boolean =>
  net > 0 && staked >= betRates.bocaiStake[resource]
