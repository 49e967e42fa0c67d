import { sql } from 'kysely'
import { logAct } from '#core/staff-log/log-act.ts'
import type { Tx } from '#kit/db/database.ts'
import type { Call } from '#kit/http/call.ts'
import type { clubs } from '../../contract/clubs.ts'
import '../tables.ts'

/** POST /updateRecomment: replaces the list of recommended topics. */
export async function recommend({ db, input, member, now, refuse }: Call<typeof clubs.calls.recommend>) {
  if (new Set(input.t).size < input.t.length) refuse('topicTwice')
  const before = await lockRecommended(db)
  // A topic that was hidden after it was recommended may stay on the list: it is shown again once it comes back.
  const added = input.t.filter((topic) => !before.includes(topic))
  if ((await countLive(db, added)) < added.length) refuse('topicGone')
  await db.deleteFrom('recommended_topics').execute()
  await sql`insert into recommended_topics (topic, place)
    select topic, place from unnest(${input.t}::int[]) with ordinality o (topic, place)`.execute(db)
  await logAct(db, { by: member, act: 'updateRecomment', subject: 'topics', reason: '', before, after: input.t, now })
  return 'suc' as const
}

/** Locks the whole table, because the call replaces the whole list: two concurrent calls run one after the other. */
async function lockRecommended(tx: Tx): Promise<number[]> {
  await sql`lock table recommended_topics in share row exclusive mode`.execute(tx)
  const rows = await tx.selectFrom('recommended_topics').select('topic').orderBy('place').execute()
  return rows.map(({ topic }) => topic)
}

async function countLive(tx: Tx, topics: readonly number[]): Promise<number> {
  if (topics.length === 0) return 0
  const { n } = await tx
    .selectFrom('topics as t')
    .innerJoin('clubs as c', 'c.id', 't.club')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('t.id', 'in', topics)
    .where('t.removed_at', 'is', null)
    .where('t.held_at', 'is', null)
    .where('c.hidden', '=', false)
    .executeTakeFirstOrThrow()
  return n
}
