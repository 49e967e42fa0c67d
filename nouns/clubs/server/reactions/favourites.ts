import { deleteReaction, insertReaction } from '#core/reactions/store.ts'
import type { ThingKind } from '#core/things/thing-kind.ts'
import type { ReadDb } from '#kit/db/database.ts'
import type { Call } from '#kit/http/call.ts'
import * as houseLimits from '#rules/house-limits.ts'
import { offsetOf, pageOf } from '#rules/paging.ts'
import type { clubs } from '../../contract/clubs.ts'
import { type StoredTopic, topicColumns, topicRow } from '../rows.ts'
import { seenFloor } from './like-store.ts'

export const topicFavourites: ThingKind = { kind: 'topic', table: 'topics', exported: 'thing.id as topic' }

/** POST /setStoreup: adds or removes a favourite; refuses the caller's own topics. */
export async function setFavourite({ db, input, member, now, refuse }: Call<typeof clubs.calls.setFavourite>) {
  const favourite = { kind: topicFavourites.kind, subject: input.t, member: member.id }
  if (input.on === 'N') {
    if (!(await deleteReaction(db, 'favourites', favourite))) refuse('storeupNot')
    return 'suc' as const
  }
  const { topic } = await seenFloor(db, input.t, 1)
  if (!topic) return refuse('topicGone')
  if (topic.topic_author === member.id) refuse('storeupSelf')
  if (!(await insertReaction(db, 'favourites', { ...favourite, at: now }))) refuse('storeupAlready')
  return 'suc' as const
}

/** GET /getStoreUp: the member's favourites; topics with unread floors come first. */
export async function listFavourites(db: ReadDb, member: number, pageNum: number) {
  const asked = { pageNum, pageSize: houseLimits.topicPageSize }
  const [[count], rows] = await Promise.all([
    db.named<{ n: number }>(countStatement, [member]),
    db.named<StoredTopic & { read: number }>(listStatement, [member, asked.pageSize, offsetOf(asked)]),
  ])
  return {
    ...pageOf(count?.n ?? 0, asked),
    rows: rows.map((row) => ({ ...topicRow(row), READ: row.read, NEW: Math.max(0, row.top - row.read) })),
  }
}

const from = `from favourites s join topics t on t.id = s.subject join clubs c on c.id = t.club`
const where = `where s.member = $1 and s.kind = 'topic' and t.removed_at is null and t.held_at is null and not c.hidden`

const countStatement = { name: 'favourites-count', sql: `select count(*) as n ${from} ${where}` }

const listStatement = {
  name: 'favourites',
  sql: `select ${topicColumns}, coalesce(k.floor, 0) as read ${from}
    join members m on m.id = t.author join members l on l.id = t.last_author
    left join topic_marks k on k.member = s.member and k.topic = t.id
    ${where} order by t.top > coalesce(k.floor, 0) desc, t.last_at desc, t.id desc limit $2 offset $3`,
}
