import * as limits from '#rules/house-limits.ts'
/** A post as the live state lists it: its time in ms since the epoch, and the id of its author. */
export type Post = readonly [at: number, member: number]

/** The newest public floors and replays, newest first. */
export interface FrontState {
  readonly floors: readonly Post[]
  readonly replays: readonly Post[]
}

/** What an open home page shows, and whose posts it does not count. */
export interface Shown {
  /** Time of the newest floor and replay shown, in ms; 0 if there is none. */
  readonly floor: number
  readonly replay: number
  readonly skips: (member: number) => boolean
}

/** Number of posts that are newer than what is shown. `more`: the state lists no older ones, so there may be more. */
export function newsCount({ floors, replays }: FrontState, { floor, replay, skips }: Shown) {
  const newFloors = floors.filter(([at]) => at > floor)
  const newReplays = replays.filter(([at]) => at > replay)
  return {
    count: [...newFloors, ...newReplays].filter(([, member]) => !skips(member)).length,
    more: newFloors.length === limits.newsFloors || newReplays.length === limits.newsReplays,
  }
}

/** The state of a live event; null if it is none of ours. */
export function readFront({ floors, replays }: Readonly<Record<string, unknown>>): FrontState | null {
  return isPosts(floors) && isPosts(replays) ? { floors, replays } : null
}

const isPosts = (value: unknown): value is readonly Post[] =>
  Array.isArray(value) &&
  value.every((post) => Array.isArray(post) && post.length === 2 && post.every((part) => typeof part === 'number'))
