import type { TopicRow } from '../../contract/clubs.ts'

/** `floors`: number of floors the member has not read; 0 if they never opened the topic. */
export interface TopicInWait {
  readonly topic: TopicRow
  readonly floors: number
}

export interface TopicFacts {
  readonly member: number
  /** The member's favourites, with the number of unread floors. */
  readonly favourites: readonly (TopicRow & { readonly NEW: number })[]
  /** The topics last written in. */
  readonly fresh: readonly TopicRow[]
  /** How far the member has read the topics of `fresh` that they opened, by topic. */
  readonly read: ReadonlyMap<number, number>
}

/** Topics with floors the member has not read, favourites first; then topics they never opened. */
export function topicsInWait({ member, favourites, fresh, read }: TopicFacts) {
  const kept = favourites.map((topic) => ({ topic, floors: topic.NEW }))
  const opened = fresh.map((topic) => ({ topic, floors: topic.LASTFLOOR - (read.get(topic.KeyID) ?? topic.LASTFLOOR) }))
  const unopened = fresh.filter(({ KeyID, LASTUID }) => !read.has(KeyID) && LASTUID !== member)
  return {
    grown: [...kept, ...opened].filter(({ floors }): boolean => floors > 0),
    unopened: unopened.map((topic): TopicInWait => ({ topic, floors: 0 })),
    isNew: read.size === 0 && favourites.length === 0,
  }
}
