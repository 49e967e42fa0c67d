import { bullets } from '../ledger/resources.ts'
import { earning } from './economy-rates.ts'
import { noReward, type Reward } from './reward.ts'

interface LaterPost {
  /** Weighted length of the post's text. */
  readonly weight: number
  /** Bullets that posts brought this member today. */
  readonly bulletsToday: number
}

/**
 * Whether a post draws for a bullet: a post that is not the first of its day. Not for texts that brought something before:
 * the caller asks that first.
 */
export const drawsBullet = ({ weight, bulletsToday }: LaterPost): boolean =>
  weight >= earning.bulletTextLeast && bulletsToday < earning.bulletsADay

/** The bullet of a draw from 0 to below 1, or nothing. The first part of [0, 1) has a stretch for each kind of bullet. */
export const bulletReward = (draw: number): Reward => {
  const bullet = bullets[Math.floor(draw * earning.bulletOneIn * bullets.length)]
  return bullet ? { [bullet]: 1 } : noReward
}
