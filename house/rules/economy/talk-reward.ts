import { earning } from './economy-rates.ts'
import { noReward, type Reward } from './reward.ts'

interface Comment {
  /** Weighted length of its text. */
  readonly weight: number
  /** Whether the item is the commenter's, or of an account linked with theirs. */
  readonly own: boolean
  /** Whether a comment of this member on this item brought something before. */
  readonly itemPaid: boolean
  /** Comments of this member that brought something today. */
  readonly today: number
}

/** What a comment brings. Not for texts that brought something before: the caller asks that first. */
export const commentReward = ({ weight, own, itemPaid, today }: Comment): Reward =>
  own || itemPaid || weight < earning.commentTextLeast || today >= earning.commentsADay
    ? noReward
    : { score: earning.commentScore }

/**
 * What a result of the leisure game brings: `worth` is what the result is worth in score, `paidToday` what earlier results
 * of the day brought. So a day pays its best result once.
 */
export const gameReward = ({ worth, paidToday }: { readonly worth: number; readonly paidToday: number }): Reward => {
  const score = Math.min(earning.gameScoreMost, worth) - paidToday
  return score > 0 ? { score } : noReward
}
