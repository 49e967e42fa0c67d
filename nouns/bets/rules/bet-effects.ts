import type { EventNet } from '#rules/desserts/bet-effect.ts'
import { betRates } from './bet-rates.ts'
import type { StakeResource } from './odds.ts'

/**
 * Power and points share the limits of a week. What desserts add and what stakes may win is counted in these.
 */
export const weekOf = (resource: StakeResource): 'units' | 'faith' => (resource === 'faith' ? 'faith' : 'units')

export interface EventResult extends EventNet {
  readonly resource: StakeResource
}

/** Whether the result of an event brings a bocai. `staked`: what the person and their linked accounts staked on it. */
export const bringsBocai = ({ resource, net }: EventResult, staked: number): boolean =>
  net > 0 && staked >= betRates.bocaiStake[resource]
