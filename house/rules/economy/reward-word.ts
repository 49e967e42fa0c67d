import { bullets } from '../ledger/resources.ts'
import type { Reward } from './reward.ts'

/** Names of rewards in answers: a point, a bullet of a kind, or nothing. */
export const rewardWords = ['', 'point', 'point*2', 'GDD', 'SJD', 'ZJJ'] as const
export type RewardWord = (typeof rewardWords)[number]

/** The name of what a post brings. */
export const rewardWord = (reward: Reward): RewardWord => {
  if (reward.point) return reward.point > 1 ? 'point*2' : 'point'
  const bullet = bullets.find((each) => reward[each])
  return bullet ? (bullet.toUpperCase() as Uppercase<typeof bullet>) : '' // toUpperCase forgets the literal
}
