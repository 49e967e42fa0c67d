import type { Resource } from '../ledger/resources.ts'

/** What an act brings: whole amounts above 0. `noReward` if nothing. */
export type Reward = Readonly<Partial<Record<Resource, number>>>

export const noReward: Reward = {}

/** The resources of a reward and their amounts, in the order in which the rule names them. */
export const rewardEntries = (reward: Reward): readonly (readonly [Resource, number])[] =>
  Object.entries(reward) as [Resource, number][] // its keys are resources

export const isReward = (reward: Reward): boolean => rewardEntries(reward).length > 0
