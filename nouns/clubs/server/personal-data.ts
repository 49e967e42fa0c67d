import { sql } from 'kysely'
import type { PersonalData } from '#core/members/personal-data.ts'
import type { Reading } from '#core/members/reads.ts'
import { holdsAny } from '#core/members/staff/holds-any.ts'
import type { Tx } from '#kit/db/database.ts'
import { deleteTopics, purgeFloors } from './purge.ts'
import { countFloors, lockTopic, setTopicStanding } from './standing-store.ts'
import './tables.ts'
import { dropToldWords } from './told.ts'

/**
 * Personal data: a member's topics and floors, and how far they read. Forgetting turns their floors into stubs that
 * keep their numbers. A topic where nobody else wrote is deleted; other topics keep their title, because others
 * answered to it.
 */
export const clubsData: PersonalData = {
  name: 'clubs',
  tables: ['topics', 'floors', 'topic_marks'],
  export: async (db, member) => ({
    topics: await db
      .selectFrom('topics')
      .select(['id', 'club', 'title', 'at', 'removed_at'])
      .where('author', '=', member)
      .orderBy('id')
      .execute(),
    floors: await floorsOf(db, member),
    read: await db
      .selectFrom('topic_marks')
      .select(['topic', 'floor', 'at'])
      .where('member', '=', member)
      .orderBy('at')
      .execute(),
  }),
  stands: (db, member) =>
    holdsAny(db, member, [
      ['topics', 'author'],
      ['floors', 'author'],
    ]),
  forget: async (tx, member) => {
    await tx.deleteFrom('topic_marks').where('member', '=', member).execute()
    await forgetFloors(tx, member)
  },
}

/** The member's floors with all versions, including removed floors that are not purged yet. */
async function floorsOf(db: Reading, member: number) {
  return db
    .selectFrom('floors as f')
    .leftJoin('floor_documents as d', 'd.floor', 'f.id')
    .select(['f.topic', 'f.number', 'f.at', 'f.edited_at', 'f.likes', 'f.removed_at', 'd.document'])
    .select(
      sql<unknown>`(select json_agg(json_build_object('at', v.at, 'document', v.document) order by v.edit)
        from floor_versions v where v.floor = f.id)`.as('versions'),
    )
    .where('f.author', '=', member)
    .orderBy('f.id')
    .execute()
}

async function forgetFloors(tx: Tx, member: number): Promise<void> {
  const { rows } = await sql<{ topic: number }>`
    select distinct topic from floors where author = ${member} order by topic`.execute(tx)
  for (const { topic } of rows) await forgetIn(tx, topic, member)
  await dropToldWords(tx, member)
}

/** Deletes a topic where nobody else wrote; in other topics the member's floors become stubs. */
async function forgetIn(tx: Tx, id: number, member: number): Promise<void> {
  const topic = await lockTopic(tx, id)
  if (!topic) return
  const others = tx.selectFrom('floors').select('id').where('topic', '=', id).where('author', '<>', member)
  if (!(await others.limit(1).executeTakeFirst())) {
    if (topic.removed_at === null) {
      await setTopicStanding(tx, topic, { removed_at: new Date(), removed_by: 'author' })
    }
    await deleteTopics(tx, [id])
    return
  }
  const own = sql`topic = ${id} and author = ${member}`
  const { rows } = await sql<{ held_at: Date | null }>`update floors set removed_at = now(), removed_by = 'author'
    where ${own} and removed_at is null returning held_at`.execute(tx)
  await purgeFloors(tx, own)
  const seen = rows.filter(({ held_at }) => held_at === null).length
  if (seen > 0) await countFloors(tx, topic, -seen)
}
