import type { ReadDb } from '#kit/db/database.ts'
import { type StoredTopic, topicColumns, topicJoins, topicRow } from '../rows.ts'

/** Topics whose titles contain every word of `q`, ignoring case; last active first. */
export async function findTopics(db: ReadDb, { q, m }: { readonly q: string; readonly m?: number | undefined }) {
  const words = q.split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const held = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  return (await db.named<StoredTopic>(statement, [held, m ?? null])).map((row) => topicRow(row))
}

// Titles are short: scanning all of them is faster than maintaining a trigram index, and the rate limit bounds how
// often.
const statement = {
  name: 'topics-find',
  sql: `select ${topicColumns} from topics t ${topicJoins}
    where t.title ilike all($1::text[]) and ($2::int is null or t.club = $2)
      and t.removed_at is null and t.held_at is null and not c.hidden
    order by t.last_at desc, t.id desc limit 20`,
}
