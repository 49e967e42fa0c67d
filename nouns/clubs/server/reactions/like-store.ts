import { sql } from 'kysely'
import type { LikeKind } from '#core/reactions/reaction-kind.ts'
import type { Tx } from '#kit/db/database.ts'
import { aboutFloor } from '../told.ts'
import '../tables.ts'

/** Finds a floor and its topic if both are visible to everybody; `floor` or both are null if not. */
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
  // A left join: `id` and `author` are both there or both null.
  const floor = row && id && author ? { id, topic, author, excerpt: excerpt ?? '', number, title: row.title } : null
  return { topic: row ?? null, floor }
}

type SeenFloor = NonNullable<Awaited<ReturnType<typeof seenFloor>>['floor']>

export const floorLikes: LikeKind<SeenFloor> = {
  kind: 'floor',
  ledgerKind: 'floor',
  table: 'floors',
  exported: 'thing.topic, thing.number',
  subject: ({ id }) => id,
  owner: ({ author }) => author,
  count: changeLikes,
  uncount: uncountLikes,
  reminder: ({ topic, number, title, excerpt }) => ({
    kind: 'floorLike',
    subject: `floor:${topic}:${number}`,
    data: { ...aboutFloor({ topic, title, excerpt }), floor: number },
  }),
}

/** A topic shows the likes of its floor 1. Lock order: a topic before its floors. */
async function changeLikes(tx: Tx, { id, topic, number }: SeenFloor, by: 1 | -1): Promise<void> {
  if (number === 1) {
    await tx
      .updateTable('topics')
      .set((eb) => ({ likes: eb('likes', '+', by) }))
      .where('id', '=', topic)
      .execute()
  }
  await tx
    .updateTable('floors')
    .set((eb) => ({ likes: eb('likes', '+', by) }))
    .where('id', '=', id)
    .execute()
}

async function uncountLikes(tx: Tx, member: number): Promise<void> {
  const liked = sql`select subject from likes where kind = 'floor' and member = ${member}`
  await sql`update topics set likes = likes - 1
    where id in (select topic from floors where id in (${liked}) and number = 1)`.execute(tx)
  await sql`update floors set likes = likes - 1 where id in (${liked})`.execute(tx)
}
