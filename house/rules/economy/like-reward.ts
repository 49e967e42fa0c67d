import { earning } from './economy-rates.ts'
import { noReward, type Reward } from './reward.ts'

export interface LikeAccount {
  readonly verified: boolean
  readonly robot: boolean
  readonly ageMs: number
  /** Whether something that this account posted was accepted, which everybody can see. */
  readonly accepted: boolean
}

interface Like {
  readonly giver: LikeAccount
  readonly receiver: LikeAccount
  /** Whether both accounts are one person's. */
  readonly linked: boolean
  /** Likes from this giver that brought the receiver something within `likeWindowMs`. */
  readonly fromGiver: number
  /** Likes from anybody that brought the receiver something today. */
  readonly today: number
}

const dayMs = 86_400_000

/** How far back the likes of one giver count. */
export const likeWindowMs = earning.likeWindowDays * dayMs

/** Whether likes of and for this account can bring anything. */
export const countsForLikes = ({ verified, robot, ageMs, accepted }: LikeAccount): boolean =>
  verified && !robot && accepted && ageMs >= earning.likeAccountDays * dayMs

/**
 * What a like brings the author of the liked item. Only for a pair of giver and item that is not spent: the caller keeps
 * spent pairs for ever, also those of likes that brought nothing.
 */
export const likeReward = ({ giver, receiver, linked, fromGiver, today }: Like): Reward =>
  linked ||
  !countsForLikes(giver) ||
  !countsForLikes(receiver) ||
  fromGiver >= earning.likesFromOne ||
  today >= earning.likesADay
    ? noReward
    : { faith: earning.likeFaith, score: earning.likeScore }
