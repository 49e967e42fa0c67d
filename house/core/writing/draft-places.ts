import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#kit/db/database.ts'

/**
 * Whether the place of a draft exists for the member: a club, a topic, or their own floor. A held topic exists only for
 * its author, so that drafts do not reveal it to others.
 */
export async function placeStands(tx: Tx, member: number, place: string): Promise<boolean> {
  const [kind = '', first = 0, second = 0] = place.split(':').map((part, at) => (at === 0 ? part : Number(part)))
  const found = statements[kind as keyof typeof statements] // the contract knows these three
  const { rows } = await sql<{
    stands: boolean
  }>`select exists (${found(Number(first), Number(second), member)}) as stands`.execute(tx)
  return rows[0]?.stands ?? false
}

const statements = {
  m: (club: number): RawBuilder<unknown> => sql`select from clubs where id = ${club}::bigint and not hidden`,
  t: (topic: number, _: number, member: number): RawBuilder<unknown> =>
    sql`select from topics t join clubs c on c.id = t.club where t.id = ${topic}::bigint and ${isOpen(member)}`,
  e: (topic: number, floor: number, member: number): RawBuilder<unknown> =>
    sql`select from topics t join clubs c on c.id = t.club join floors f on f.topic = t.id where f.topic = ${topic}::bigint and f.number = ${floor}
      and f.author = ${member} and f.removed_at is null and ${isOpen(member)}`,
}

const isOpen = (member: number): RawBuilder<unknown> =>
  sql`t.removed_at is null and not c.hidden and (t.held_at is null or t.author = ${member})`
