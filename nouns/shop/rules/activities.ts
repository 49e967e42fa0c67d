import type { Piece } from './wares.ts'

/** An activity of the shop: of every four units of one of these items one is free, from `start` until before `end`. */
export interface Activity {
  readonly items: readonly Piece[]
  readonly start: Date
  readonly end: Date
}

/** The longest time that an activity runs, and the longest before it begins. */
export const activityDays = 31
export const activityAheadDays = 90

const dayMs = 86_400_000

export const activityState = ({ start, end }: Pick<Activity, 'start' | 'end'>, now: Date): 'soon' | 'runs' | 'over' =>
  now < start ? 'soon' : now < end ? 'runs' : 'over'

/** Why an activity cannot be like this; null if it can. */
export const activityProblem = ({ items, start, end }: Activity, now: Date): 'itemsMissing' | 'periodWrong' | null => {
  if (items.length === 0) return 'itemsMissing'
  const [from, until] = [start.getTime(), end.getTime()]
  const isTime = until > from && until > now.getTime()
  const isNear = until - from <= activityDays * dayMs && from - now.getTime() <= activityAheadDays * dayMs
  return isTime && isNear ? null : 'periodWrong'
}

/** Whether two activities give the same item away at the same time; a buyer would not know which one counts. */
export const activitiesMeet = (one: Activity, other: Activity): boolean =>
  one.start < other.end && other.start < one.end && one.items.some((item) => other.items.includes(item))
