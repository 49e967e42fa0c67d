import { sql } from 'kysely'
import type { ReadDb } from '#kit/db/database.ts'
import type { Call } from '#kit/http/call.ts'
import { yesNoOf } from '#rules/yes-no.ts'
import type { clubs } from '../../contract/clubs.ts'
import '../tables.ts'

/** POST /readMS: stores how far the member has read. Never goes back, and never beyond the last floor. */
export async function markRead({ db, input, member, now, refuse }: Call<typeof clubs.calls.read>) {
  const { rows } = await sql`
    with t as (
      select t.id, least(${input.floor}, t.top) as floor from topics t
      where t.id = ${input.t} and t.removed_at is null and (t.held_at is null or t.author = ${member.id})
    ), m as (
      insert into topic_marks as m (member, topic, floor, at) select ${member.id}::bigint, id, floor, ${now}::timestamptz from t
      on conflict (member, topic) do update set floor = excluded.floor, at = excluded.at where m.floor < excluded.floor
    ) select id from t`.execute(db)
  if (rows.length === 0) refuse('topicGone')
  return 'suc' as const
}

/** POST /getMSMark: how far the member has read, for those of these topics that they opened. */
export const marksIn = (db: ReadDb, member: number, topics: readonly number[]) =>
  db.named<{ T: number; READ: number }>(marksStatement, [member, topics])

/**
 * POST /getMSOwn: the member's own marks on a topic page: how far they read, whether it is a favourite, and which
 * floors they like.
 */
export async function ownMarks(db: ReadDb, { member, topic, floors }: MarksQuery) {
  const [row] = await db.named<StoredOwn>(ownStatement, [member, topic, floors])
  return { READ: row?.read ?? 0, FAVOURITE: yesNoOf(row?.favourite ?? false), LIKED: row?.liked ?? [] }
}

interface MarksQuery {
  readonly member: number
  readonly topic: number
  readonly floors: readonly number[]
}

interface StoredOwn {
  readonly read: number
  readonly favourite: boolean
  readonly liked: number[] | null
}

const marksStatement = {
  name: 'topic-marks',
  sql: 'select topic as "T", floor as "READ" from topic_marks where member = $1 and topic = any($2) order by topic',
}

const ownStatement = {
  name: 'topic-own',
  sql: `select coalesce((select floor from topic_marks where member = $1 and topic = $2), 0) as read,
      exists (select from favourites where member = $1 and kind = 'topic' and subject = $2) as favourite,
      (select array_agg(f.number order by f.number) from floors f join likes l on l.kind = 'floor' and l.subject = f.id and l.member = $1
        where f.topic = $2 and f.number = any($3)) as liked`,
}
