import { bullets } from '../ledger/resources.ts'
import { earning } from './economy-rates.ts'
import { noReward, type Reward } from './reward.ts'

interface Post {
  /** Whether a post of this member brought a point today. */
  readonly pointToday: boolean
  /** Weighted length of the post's text. */
  readonly weight: number
  /** Bullets that posts brought this member today. */
  readonly bulletsToday: number
  /** A number from 0 to below 1 that nobody could choose. */
  readonly draw: number
}

/**
 * What a post brings: the day's point, or perhaps a bullet. A post that brings a point draws no bullet. Not for texts that
 * brought something before: the caller asks that first.
 */
export const postReward = ({ pointToday, weight, bulletsToday, draw }: Post): Reward => {
  if (!pointToday) return { point: earning.firstPostPoints }
  if (weight < earning.bulletTextLeast || bulletsToday >= earning.bulletsADay) return noReward
  // One draw decides both: the first part of [0, 1) has a stretch for each kind of bullet, the rest has none.
  const bullet = bullets[Math.floor(draw * earning.bulletOneIn * bullets.length)]
  return bullet ? { [bullet]: 1 } : noReward
}
