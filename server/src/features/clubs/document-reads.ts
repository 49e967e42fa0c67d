import type { ReadDb } from '../../kit/db/database.ts'
import type { Caller } from '../../kit/http/call.ts'
import { seesHeld } from './floor-reads.ts'

interface FloorAddress {
  readonly t: number
  readonly floor: number
}

/** Finds a floor that is not removed, or says which of topic and floor is missing. */
async function placeOf(db: ReadDb, { t, floor }: FloorAddress): Promise<StoredPlace | 'topicGone' | 'floorGone'> {
  const [row] = await db.named<StoredPlace | { id: null }>(placeStatement, [t, floor])
  if (!row) return 'topicGone'
  return row.id === null ? 'floorGone' : row
}

/** POST /getMSDocument: the editor document of the caller's own floor. */
export async function documentOf(db: ReadDb, asked: FloorAddress, member: number) {
  const place = await placeOf(db, asked)
  if (typeof place === 'string') return place
  if (place.topic_held && place.topic_author !== member) return 'topicGone'
  if (place.author !== member) return 'notYours'
  const [row] = await db.named<{ document: Record<string, unknown> }>(documentStatement, [place.id])
  return row ? { document: row.document, TITLE: place.title, EDITS: place.edits } : 'floorGone'
}

/** POST /getMSHistory: earlier versions of a floor, newest first. */
export async function historyOf(db: ReadDb, asked: FloorAddress, who: () => Caller | null) {
  const place = await placeOf(db, asked)
  if (typeof place === 'string') return place
  if (place.topic_held && !seesHeld(who(), place.topic_author)) return 'topicGone'
  if (place.held && !seesHeld(who(), place.author)) return 'floorGone'
  const rows = await db.named<{ at: Date; html: string }>(historyStatement, [place.id])
  return rows.map(({ at, html }) => ({ TIME: at.toISOString(), HTML: html }))
}

interface StoredPlace {
  readonly id: number
  readonly author: number
  readonly edits: number
  readonly held: boolean
  readonly title: string
  readonly topic_author: number
  readonly topic_held: boolean
}

/** Maximum versions answered, the last ones. */
const mostVersions = 50

const placeStatement = {
  name: 'floor-place',
  sql: `select f.id, f.author, f.edits, f.held_at is not null as held, t.title, t.author as topic_author,
      t.held_at is not null as topic_held
    from topics t join clubs c on c.id = t.club
    left join floors f on f.topic = t.id and f.number = $2 and f.removed_at is null
    where t.id = $1 and t.removed_at is null and not c.hidden`,
}

const documentStatement = {
  name: 'floor-document',
  sql: 'select document from floor_documents where floor = $1',
}

const historyStatement = {
  name: 'floor-history',
  sql: `select at, html from floor_versions where floor = $1 order by edit desc limit ${mostVersions}`,
}
