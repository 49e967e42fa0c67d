import type { LiveTopic } from '#kit/live/topic.ts'
import * as limits from '#rules/house-limits.ts'

/**
 * Live topic of open home pages, `?front=all`: the newest public floors and replays, newest first, each as its time (ms
 * since the epoch) and the id of its author. A page counts those that are newer than what it shows and not written by
 * its member or by people whom its member blocks; so one state serves all pages.
 */
export const liveFront: LiveTopic = {
  name: 'front',
  subjects: ({ asked }) => (asked === 'all' ? ['all'] : []),
  follows: { tags: ['topics', 'floors', 'clubs', 'replays'], subject: 'all' },
  state: async (db) => {
    const [floors, replays] = await Promise.all([
      db.named<Post>(floorsStatement, [limits.newsFloors]),
      db.named<Post>(replaysStatement, [limits.newsReplays]),
    ])
    return { floors: floors.map(listed), replays: replays.map(listed) }
  },
}

interface Post {
  readonly at: Date
  readonly member: number
}

const listed = ({ at, member }: Post): readonly [number, number] => [at.getTime(), member]

/** Ids ascend with time: the newest floors are read from the end of the primary key. */
const floorsStatement = {
  name: 'home-live-floors',
  sql: `select f.at, f.author as member
    from floors f join topics t on t.id = f.topic join clubs c on c.id = t.club
    where f.removed_at is null and f.held_at is null
      and t.removed_at is null and t.held_at is null and not c.hidden
    order by f.id desc limit $1`,
}

const replaysStatement = {
  name: 'home-live-replays',
  sql: `select uploaded_at as at, uploader as member from replays
    where removed_at is null and held_at is null order by uploaded_at desc, id desc limit $1`,
}
