import type { ReadDb } from '#kit/db/database.ts'
import type { Caller } from '#kit/http/call.ts'
import { type FloorAddress, placeOf } from './floor-place.ts'
import { seesHeld } from './floor-reads.ts'

/** POST /getMSHistory: earlier versions of a floor, newest first. */
export async function historyOf(db: ReadDb, asked: FloorAddress, who: () => Caller | null) {
  const place = await placeOf(db, asked)
  if (typeof place === 'string') return place
  if (place.topic_held && !seesHeld(who(), place.topic_author)) return 'topicGone'
  if (place.held && !seesHeld(who(), place.author)) return 'floorGone'
  const rows = await db.named<{ at: Date; html: string }>(historyStatement, [place.id])
  return rows.map(({ at, html }) => ({ TIME: at.toISOString(), HTML: html }))
}

/** Maximum versions answered, the last ones. */
const mostVersions = 50

const historyStatement = {
  name: 'floor-history',
  sql: `select at, html from floor_versions where floor = $1 order by edit desc limit ${mostVersions}`,
}
