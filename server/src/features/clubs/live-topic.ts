import type { LiveTopic } from '../../kit/live/topic.ts'

/** Pages of topics one browser may have open at once and hear of. */
const most = 8

/** What is announced when floors come to a topic, or go. */
export const topicNote = (id: number): string => `topic:${id}`

/** How far open topics have grown, named by id: `?topic=12,15`. */
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
