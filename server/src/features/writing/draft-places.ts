import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../kit/db/database.ts'

/** Whether something can be posted where a draft is of: the club, the topic, or the member's own floor is there. */
export async function placeStands(tx: Tx, member: number, place: string): Promise<boolean> {
  const [kind = '', first = 0, second = 0] = place.split(':').map((part, at) => (at === 0 ? part : Number(part)))
  const found = statements[kind as keyof typeof statements] // the contract knows these three
  const { rows } = await sql<{
    stands: boolean
  }>`select exists (${found(Number(first), Number(second), member)}) as stands`.execute(tx)
  return rows[0]?.stands ?? false
}

const statements = {
  m: (club: number): RawBuilder<unknown> => sql`select from clubs where id = ${club}::bigint`,
  t: (topic: number): RawBuilder<unknown> => sql`select from topics where id = ${topic}::bigint and removed_at is null`,
  e: (topic: number, floor: number, member: number): RawBuilder<unknown> =>
    sql`select from floors f join topics t on t.id = f.topic where f.topic = ${topic}::bigint and f.number = ${floor}
      and f.author = ${member} and f.removed_at is null and t.removed_at is null`,
}
