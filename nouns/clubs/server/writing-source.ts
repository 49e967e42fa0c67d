import { type RawBuilder, sql } from 'kysely'
import type { WordsAsked, WritingSource } from '#core/writing/writing-source.ts'
import type { ReadDb } from '#kit/db/database.ts'

/**
 * What the editor asks of clubs. A draft is of a new topic in a club (`m`), of a floor in a topic (`t`), or of an edit of
 * the member's own floor (`e`). A held topic exists only for its author, so that drafts do not reveal it to others.
 */
export const clubWriting: WritingSource = {
  draftPlaces: {
    m: ({ numbers: [club] }) => sql`select from clubs where id = ${club}::bigint and not hidden`,
    t: ({ numbers: [topic], member }) =>
      sql`select from topics t join clubs c on c.id = t.club where t.id = ${topic}::bigint and ${isOpen(member)}`,
    e: ({ numbers: [topic, floor], member }) =>
      sql`select from topics t join clubs c on c.id = t.club join floors f on f.topic = t.id where f.topic = ${topic}::bigint and f.number = ${floor}
      and f.author = ${member} and f.removed_at is null and ${isOpen(member)}`,
  },
  sameWords,
  lastAuthors: (topic) => `select author from floors
        where topic = ${topic} and removed_at is null and held_at is null order by number desc limit 300`,
}

function isOpen(member: number): RawBuilder<unknown> {
  return sql`t.removed_at is null and not c.hidden and (t.held_at is null or t.author = ${member})`
}

async function sameWords(db: ReadDb, { member, words, since }: WordsAsked) {
  const [found] = await db.named<Posted>(sameWordsStatement, [member, since, words])
  return found ? { T: found.topic, FLOOR: found.number, TITLE: found.title, TIME: found.at.toISOString() } : null
}

interface Posted {
  readonly topic: number
  readonly number: number
  readonly title: string
  readonly at: Date
}

/** The index narrows this to one member's floors of one day, so the texts themselves are compared. */
const sameWordsStatement = {
  name: 'writing-same-words',
  sql: `select f.topic, f.number, t.title, f.at from floors f join topics t on t.id = f.topic
        where f.author = $1 and f.at > $2 and f.removed_at is null and t.removed_at is null and f.words = $3
        order by f.at desc limit 1`,
}
