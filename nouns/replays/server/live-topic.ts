import type { LiveTopic } from '#kit/live/topic.ts'
import { replayKeyMax } from '#rules/rich-text/piece-id.ts'

/** Maximum replays that one browser can follow at once; further ids are ignored. */
const most = 8

/** The NOTIFY payload sent when the likes or comments of a replay change. */
export const replayNote = (id: number): string => `replay:${id}`

/** Live state of open replay pages: likes and comments. Named by ids: `?replay=12,15`. */
export const liveReplay: LiveTopic = {
  name: 'replay',
  subjects: ({ asked }) =>
    [...new Set(asked.split(','))]
      .filter((id) => /^[1-9]\d{0,7}$/.test(id) && Number(id) <= replayKeyMax)
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
