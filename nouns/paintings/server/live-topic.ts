import type { LiveTopic } from '#kit/live/topic.ts'
import { paintingIdMax } from '#rules/rich-text/piece-id.ts'

/** Maximum works that one browser can follow at once; further ids are ignored. */
const most = 8

/** The NOTIFY payload sent when the likes or comments of a work change. */
export const paintingNote = (id: number): string => `painting:${id}`

/** Live state of open pages of works: likes and comments. Named by ids: `?painting=12,15`. */
export const livePainting: LiveTopic = {
  name: 'painting',
  subjects: ({ asked }) =>
    [...new Set(asked.split(','))]
      .filter((id) => /^[1-9]\d{0,9}$/.test(id) && Number(id) <= paintingIdMax)
      .slice(0, most),
  state: async (db, id) => {
    const [row] = await db.named<{ likes: number; comments: number }>(countsStatement, [Number(id)])
    return row ?? null
  },
}

const countsStatement = {
  name: 'painting-live-counts',
  sql: 'select likes, comments from paintings where id = $1 and removed_at is null and held_at is null',
}
