import type { LiveTopic } from '#kit/live/topic.ts'

/** Maximum topics that one browser can follow at once; further ids are ignored. */
const most = 8

/** The NOTIFY payload sent when floors of a topic are added or removed. */
export const topicNote = (id: number): string => `topic:${id}`

/** Live state of open topics: their last floor number and count of floors. Named by ids: `?topic=12,15`. */
export const liveTopic: LiveTopic = {
  name: 'topic',
  subjects: ({ asked }) => [...new Set(asked.split(','))].filter((id) => /^[1-9]\d{0,8}$/.test(id)).slice(0, most),
  state: async (db, id) => {
    const [row] = await db.named<{ top: number; floors: number }>(countsStatement, [Number(id)])
    return row ?? null
  },
}

const countsStatement = {
  name: 'topic-live-counts',
  sql: `select t.top, t.floors from topics t join clubs c on c.id = t.club
    where t.id = $1 and t.removed_at is null and t.held_at is null and not c.hidden`,
}
