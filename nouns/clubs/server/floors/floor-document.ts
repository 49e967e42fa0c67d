import type { ReadDb } from '#kit/db/database.ts'
import { type FloorAddress, placeOf } from './floor-place.ts'

/** POST /getMSDocument: the editor document of the caller's own floor. */
export async function documentOf(db: ReadDb, asked: FloorAddress, member: number) {
  const place = await placeOf(db, asked)
  if (typeof place === 'string') return place
  if (place.topic_held && place.topic_author !== member) return 'topicGone'
  if (place.author !== member) return 'notYours'
  const [row] = await db.named<{ document: Record<string, unknown> }>(documentStatement, [place.id])
  return row ? { document: row.document, TITLE: place.title, EDITS: place.edits } : 'floorGone'
}

const documentStatement = {
  name: 'floor-document',
  sql: 'select document from floor_documents where floor = $1',
}
