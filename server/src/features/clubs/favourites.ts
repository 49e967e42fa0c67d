import type { clubs } from '@patisserie/contract/clubs'
import { limits } from '@patisserie/rules/limits'
import { offsetOf, pageOf } from '@patisserie/rules/paging'
import type { ReadDb } from '../../kit/db/database.ts'
import type { Call } from '../../kit/http/call.ts'
import { seenFloor } from './like-store.ts'
import { type StoredTopic, topicColumns, topicRow } from './rows.ts'

/** POST /setStoreup: never one's own topic. */
export async function setFavourite({ db, input, member, now, refuse }: Call<typeof clubs.calls.setFavourite>) {
  if (input.on === 'N') {
    const gone = await db
      .deleteFrom('topic_favourites')
      .where('member', '=', member.id)
      .where('topic', '=', input.t)
      .returning('topic')
      .executeTakeFirst()
    if (!gone) refuse('storeupNot')
    return 'suc' as const
  }
  const { topic } = await seenFloor(db, input.t, 1)
  if (!topic) return refuse('topicGone')
  if (topic.topic_author === member.id) refuse('storeupSelf')
  const row = await db
    .insertInto('topic_favourites')
    .values({ member: member.id, topic: input.t, at: now })
    .onConflict((c) => c.doNothing())
    .returning('topic')
    .executeTakeFirst()
  if (!row) refuse('storeupAlready')
  return 'suc' as const
}

/** GET /getStoreUp: those with floors the member has not read first. */
export async function listFavourites(db: ReadDb, member: number, pageNum: number) {
  const asked = { pageNum, pageSize: limits.topicPageSize }
  const [[count], rows] = await Promise.all([
    db.named<{ n: number }>(countStatement, [member]),
    db.named<StoredTopic & { read: number }>(listStatement, [member, asked.pageSize, offsetOf(asked)]),
  ])
  return {
    ...pageOf(count?.n ?? 0, asked),
    rows: rows.map((row) => ({ ...topicRow(row), READ: row.read, NEW: Math.max(0, row.top - row.read) })),
  }
}

const from = `from topic_favourites s join topics t on t.id = s.topic join clubs c on c.id = t.club`
const where = 'where s.member = $1 and t.removed_at is null and t.held_at is null and not c.hidden'

const countStatement = { name: 'favourites-count', sql: `select count(*) as n ${from} ${where}` }

const listStatement = {
  name: 'favourites',
  sql: `select ${topicColumns}, coalesce(k.floor, 0) as read ${from}
    join members m on m.id = t.author join members l on l.id = t.last_author
    left join topic_marks k on k.member = s.member and k.topic = t.id
    ${where} order by t.top > coalesce(k.floor, 0) desc, t.last_at desc, t.id desc limit $2 offset $3`,
}
