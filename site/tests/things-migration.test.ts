import type pg from 'pg'
import { expect, inject, test } from 'vitest'
import { databaseBefore } from '../test/database-before.ts'
import { membersSql, runsSql, topicsSql } from '../test/rows-before.ts'

/** SQL for likes and favourites with many different times, to the microsecond. */
const reactionsSql = `
  insert into replay_likes select r, 1000000 + m, now() - r * m * interval '1.000001 days'
    from generate_series(1, 4) r, generate_series(2, 5) m where (r + m) % 3 > 0;
  insert into floor_likes select f, 1000000 + m, now() - f * m * interval '1.000003 hours'
    from generate_series(1, 6) f, generate_series(2, 5) m where (f + m) % 4 > 0;
  insert into topic_favourites select 1000000 + m, t, now() - t * m * interval '7.000007 minutes'
    from generate_series(1, 3) t, generate_series(2, 5) m where (t + m) % 2 > 0`

const lines = async (pool: pg.Pool, sql: string): Promise<string[]> =>
  (await pool.query<{ line: string }>(`select line::text from (${sql}) line order by 1`)).rows.map(({ line }) => line)

/** SQL for comments that are visible, that wait for staff, and that were removed. */
const commentsSql = `
  insert into replay_comments (replay, author, comment, at, held_at, held_why, removed_at)
  select 1 + n % 4, 1000001 + n % 5, 'words ' || n, now() - n * interval '1.000007 hours',
    case when n % 5 = 0 then now() - n * interval '1 hour' end, case when n % 10 = 0 then 'first' end,
    case when n % 7 = 0 then now() - n * interval '3.000001 minutes' end
  from generate_series(1, 60) n;
  update replays r set comments = (select count(*) from replay_comments where replay = r.id and removed_at is null
    and held_at is null)`

const counters = `
  select 'replay', id, likes from replays union all select 'comments', id, comments from replays
  union all select 'topic', id, likes from topics union all select 'floor', id, likes from floors`

test('every like and favourite stays with its member and its time, and no counter changes', async () => {
  const site = await databaseBefore(inject('server'), '0172_reactions.sql')
  try {
    for (const sql of [membersSql, runsSql, topicsSql, reactionsSql]) await site.pool.query(sql)
    const before = await lines(
      site.pool,
      `select 'like', 'replay', replay::bigint, member, at from replay_likes
       union all select 'like', 'floor', floor, member, at from floor_likes
       union all select 'favourite', 'topic', topic, member, at from topic_favourites`,
    )
    const counted = await lines(site.pool, counters)
    await site.migrate()
    expect(before.length).toBeGreaterThan(25)
    expect(
      await lines(
        site.pool,
        `select 'like', kind, subject, member, at from likes
         union all select 'favourite', kind, subject, member, at from favourites`,
      ),
    ).toEqual(before)
    expect(await lines(site.pool, counters)).toEqual(counted)
    const old = await site.pool.query(
      "select to_regclass(t) as t from unnest('{replay_likes,floor_likes,topic_favourites}'::text[]) t",
    )
    expect(old.rows.map(({ t }) => t)).toEqual([null, null, null])
  } finally {
    await site.close()
  }
}, 60_000)

test('every comment stays as it was below its run, and numbers go on where they were', async () => {
  const site = await databaseBefore(inject('server'), '0180_comments.sql')
  try {
    for (const sql of [membersSql, runsSql, topicsSql, commentsSql]) await site.pool.query(sql)
    const columns = 'id, author, comment, at, held_at, held_why, removed_at'
    const before = await lines(site.pool, `select 'replay', replay, ${columns} from replay_comments`)
    const counted = await lines(site.pool, counters)
    await site.migrate()
    expect(before.length).toBe(60)
    expect(await lines(site.pool, `select kind, subject, ${columns} from comments`)).toEqual(before)
    expect(await lines(site.pool, counters)).toEqual(counted)
    const next = await site.pool.query<{ id: number }>(
      "insert into comments (kind, subject, author, comment, at) values ('replay', 1, 1000001, 'next', now()) returning id::integer",
    )
    expect(next.rows).toEqual([{ id: 61 }])
  } finally {
    await site.close()
  }
}, 60_000)
