import type { SeedEvent, SeedStage } from '#core/noun-seed.ts'
import { hoursBefore } from './events.ts'
import { joinedHours, share } from './regulars.ts'

/** Something that is liked: by whom it is, and since when it is there. */
export interface LikedThing {
  readonly id: number
  readonly author: number
  readonly at: Date
}

interface Liked {
  readonly thing: LikedThing
  /** Decides how many like it. */
  readonly i: number
  readonly like: (member: number, now: Date, id: number) => Promise<unknown>
}

/** Likes of a thing by regulars: very different numbers of them, soon after it appeared rather than late. */
export const likesOfRegulars = ({ now, regulars }: SeedStage, { thing, i, like }: Liked): SeedEvent[] =>
  regulars.flatMap((member, n): SeedEvent[] => {
    if (member === thing.author || share(i, n + 40) > 0.06 + 0.8 * share(i, 7) ** 2.5) return []
    const at = soonAfter(now, sinceBoth(now, thing.at, n), share(n, i))
    return [{ at, happen: () => like(member, at, thing.id) }]
  })

/** A time between `from` and now, soon after `from` rather than late. `part`: from 0 to 1. */
export const soonAfter = (now: Date, from: Date, part: number): Date =>
  new Date(from.getTime() + (now.getTime() - from.getTime()) * (0.02 + 0.94 * part ** 2))

/** The later of the time when something appeared and when a regular joined. */
export const sinceBoth = (now: Date, at: Date, regular: number): Date => {
  const joined = hoursBefore(now, joinedHours(regular))
  return joined > at ? joined : at
}
