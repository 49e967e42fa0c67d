import type { ReadDb } from '#kit/db/database.ts'

export interface FloorAddress {
  readonly t: number
  readonly floor: number
}

/** Finds a floor that is not removed, or says which of topic and floor is missing. */
export async function placeOf(
  db: ReadDb,
  { t, floor }: FloorAddress,
): Promise<StoredPlace | 'topicGone' | 'floorGone'> {
  const [row] = await db.named<StoredPlace | { id: null }>(placeStatement, [t, floor])
  if (!row) return 'topicGone'
  return row.id === null ? 'floorGone' : row
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

const placeStatement = {
  name: 'floor-place',
  sql: `select f.id, f.author, f.edits, f.held_at is not null as held, t.title, t.author as topic_author,
      t.held_at is not null as topic_held
    from topics t join clubs c on c.id = t.club
    left join floors f on f.topic = t.id and f.number = $2 and f.removed_at is null
    where t.id = $1 and t.removed_at is null and not c.hidden`,
}
