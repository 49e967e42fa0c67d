import { daysLater } from '../beijing-time.ts'
import { earning } from './economy-rates.ts'
import type { Reward } from './reward.ts'

/** The last day on which a member got the day's gift (null: never), and how many days in a row that was. */
export interface SignedIn {
  readonly day: string | null
  readonly streak: number
}

/** The power that the `streak`th day in a row brings. */
export const powerOfStreak = (streak: number): number =>
  streak % earning.strongDay === 0 ? earning.strongDayPower : earning.dailyPower

/** The streak as it is to be shown on `today`: 0 once a day was left out. */
export const streakOn = ({ day, streak }: SignedIn, today: string): number =>
  day !== null && day >= daysLater(today, -1) ? streak : 0

/**
 * The gift of the first log-in of `today` and the member's new record. Null if today's gift was given, also when the
 * clock of the server went back to an earlier day. Days are Beijing days as `YYYY-MM-DD`.
 */
export const dailyGift = (
  last: SignedIn,
  today: string,
): { readonly reward: Reward; readonly next: SignedIn } | null => {
  if (last.day !== null && last.day >= today) return null
  const streak = streakOn(last, today) + 1
  return { reward: { power: powerOfStreak(streak) }, next: { day: today, streak } }
}
