import type { Tx } from '../../kit/db/database.ts'
import './tables.ts'

/** A floor that everybody sees, and whether its topic is one. */
export async function seenFloor(tx: Tx, topic: number, number: number) {
  const row = await tx
    .selectFrom('topics as t')
    .innerJoin('clubs as c', 'c.id', 't.club')
    .leftJoin('floors as f', (on) =>
      on
        .onRef('f.topic', '=', 't.id')
        .on('f.number', '=', number)
        .on('f.removed_at', 'is', null)
        .on('f.held_at', 'is', null),
    )
    .select(['t.title', 't.author as topic_author', 'f.id', 'f.author', 'f.excerpt', 'f.number'])
    .where('t.id', '=', topic)
    .where('t.removed_at', 'is', null)
    .where('t.held_at', 'is', null)
    .where('c.hidden', '=', false)
    .executeTakeFirst()
  const { id, author, excerpt } = row ?? {}
  // The floor's columns are there together or not at all.
  const floor = row && id && author ? { id, author, excerpt: excerpt ?? '', number, title: row.title } : null
  return { topic: row ?? null, floor }
}

type SeenFloor = NonNullable<Awaited<ReturnType<typeof seenFloor>>['floor']>

interface Like {
  readonly floor: number
  readonly member: number
}

/** False when the member likes it already. */
export async function insertLike(tx: Tx, like: Like & { readonly at: Date }): Promise<boolean> {
  const row = await tx
    .insertInto('floor_likes')
    .values(like)
    .onConflict((c) => c.doNothing())
    .returning('floor')
    .executeTakeFirst()
  return row !== undefined
}

/** False where there was no like. */
export async function dropLike(tx: Tx, { floor, member }: Like): Promise<boolean> {
  const row = await tx
    .deleteFrom('floor_likes')
    .where('floor', '=', floor)
    .where('member', '=', member)
    .returning('floor')
    .executeTakeFirst()
  return row !== undefined
}

/** A topic shows the likes of its floor 1; the topic before its floor, as everybody takes them. */
export async function changeLikes(
  tx: Tx,
  { topic, floor, by }: { readonly topic: number; readonly floor: SeenFloor; readonly by: 1 | -1 },
): Promise<void> {
  if (floor.number === 1) {
    await tx
      .updateTable('topics')
      .set((eb) => ({ likes: eb('likes', '+', by) }))
      .where('id', '=', topic)
      .execute()
  }
  await tx
    .updateTable('floors')
    .set((eb) => ({ likes: eb('likes', '+', by) }))
    .where('id', '=', floor.id)
    .execute()
}
