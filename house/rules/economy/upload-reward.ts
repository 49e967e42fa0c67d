import { earning } from './economy-rates.ts'
import { noReward, type Reward } from './reward.ts'

/** How long an upload must have stayed up before it brings points. */
export const uploadStaysMs = earning.uploadHours * 3_600_000

interface Uploads {
  /** Uploads of the same kind (replay or painting) and Beijing day that brought points. */
  readonly sameDayAndKind: number
  /** Points that uploads of any kind brought in the same week: from Monday on, by the day of the upload. */
  readonly weekPoints: number
}

/**
 * What an upload brings after `uploadStaysMs`. Days and weeks are those of the upload, not of the payment, so that a late
 * job or an open report changes nothing.
 */
export const uploadReward = ({ sameDayAndKind, weekPoints }: Uploads): Reward => {
  const left = earning.uploadPointsAWeek - weekPoints
  if (sameDayAndKind >= earning.uploadsADayOfAKind || left <= 0) return noReward
  return { point: Math.min(earning.uploadPoints, left) }
}

interface Best {
  /** The best iscore that this member was ever paid for in this game and type, in thousandths; 0 if none. */
  readonly before: number
  /** The new best, in thousandths. */
  readonly after: number
  /** Payments of this kind that the member got today. */
  readonly paidToday: number
}

/** What a higher iscore of a game and type brings: only the increase is paid, so many small steps bring no more than one. */
export const recordReward = ({ before, after, paidToday }: Best): Reward => {
  const score = Math.min(earning.recordScoreMost, Math.floor(((after - before) * earning.recordScore) / 1_000))
  return score <= 0 || paidToday >= earning.recordsADay ? noReward : { score }
}
