import { limits } from '@patisserie/rules/limits'
import type { LiveTopic } from '../../kit/live/topic.ts'

/** Pages of replays one browser may have open at once and hear of. */
const most = 8

/** What is announced when the likes or comments of a replay change. */
export const replayNote = (id: number): string => `replay:${id}`

/** Likes and comments of open replay pages, named by id: `?replay=12,15`. */
export const liveReplay: LiveTopic = {
  name: 'replay',
  subjects: ({ asked }) =>
    [...new Set(asked.split(','))]
      .filter((id) => /^[1-9]\d{0,7}$/.test(id) && Number(id) <= limits.replayKeyMax)
      .slice(0, most),
  state: async (db, id) => {
    const [row] = await db.named<{ likes: number; comments: number }>(countsStatement, [Number(id)])
    return row ?? null
  },
}

const countsStatement = {
  name: 'replay-live-counts',
  sql: 'select likes, comments from replays where id = $1 and removed_at is null and held_at is null',
}
