import type pg from 'pg'
import { expect, inject, test } from 'vitest'
import { databaseBefore } from '../test/database-before.ts'
import { membersSql, runsSql, topicsSql } from '../test/rows-before.ts'

/** SQL for reports of both kinds in every state, and for waiting posts of all three kinds. */
const moderationSql = ['replay', 'floor']
  .map(
    (noun) => `
  insert into ${noun}_reports (${noun}, reporter, reason, priority, at, state, taker, taken_at, verdict, decision, done_at)
  select n, 1000002 + n % 3, 'reason ' || n, n % 2 = 0, now() - n * interval '1.000007 hours', state,
    case when state <> 'open' then 1000005 end, case when state <> 'open' then now() - n * interval '1 minute' end,
    case when state in ('pass', 'notPass') then state when state = 'done' then 'pass' end,
    case when state in ('open', 'taken') then '' else 'because' end, case when state = 'done' then now() end
  from generate_series(1, 4) n, unnest('{open,done}'::text[]) with ordinality s(state, o);
  update ${noun}_reports set state = 'taken', taker = 1000005, taken_at = now() where ${noun} = 2 and state = 'open';
  update ${noun}_reports set state = 'notPass', verdict = 'notPass', taker = 1000005 where ${noun} = 3 and state = 'open';`,
  )
  .join('')

const waitingSql = `
  update replays set held_at = now() - interval '1 day', held_why = 'first' where id in (2, 3);
  update replays set removed_at = now() where id = 3;
  insert into replay_comments (replay, author, comment, at, held_at, held_why)
    select 1, 1000002, 'c' || n, now(), case when n > 1 then now() - n * interval '1 hour' end,
      case when n > 1 then 'black' end from generate_series(1, 3) n;
  update floors set held_at = now(), held_why = null where id in (4, 6)`

const lines = async (pool: pg.Pool, sql: string): Promise<string[]> =>
  (await pool.query<{ line: string }>(`select line::text from (${sql}) line order by 1`)).rows.map(({ line }) => line)

const columns = 'reporter, reason, priority, at, state, taker, taken_at, verdict, decision, done_at'

test('every report and everything that waits stays as it was, under its own number', async () => {
  const site = await databaseBefore(inject('server'), '0176_moderation.sql')
  try {
    for (const sql of [membersSql, runsSql, topicsSql, moderationSql, waitingSql]) await site.pool.query(sql)
    const reports = await lines(
      site.pool,
      `select 'replay', id::int, replay::bigint, ${columns} from replay_reports
       union all select 'floor', id::int, floor, ${columns} from floor_reports`,
    )
    const waiting = await lines(
      site.pool,
      `select 'replay', id::bigint, uploader, held_at, held_why from replays where held_at is not null and removed_at is null
       union all select 'comment', id, author, held_at, held_why from replay_comments where held_at is not null
       union all select 'floor', id, author, held_at, held_why from floors where held_at is not null`,
    )
    await site.migrate()
    expect(reports).toHaveLength(16)
    expect(await lines(site.pool, `select kind, id, subject, ${columns} from reports`)).toEqual(reports)
    expect(waiting).toHaveLength(5)
    expect(await lines(site.pool, 'select kind, subject, author, at, why from waiting')).toEqual(waiting)
    // A new report must not get the id of a migrated one.
    const { rows } = await site.pool.query(
      `insert into reports (kind, subject, reporter, reason, priority, at)
       values ('floor', 6, 1000003, '', false, now()) returning id`,
    )
    expect(rows[0]?.id).toBeGreaterThan(8)
  } finally {
    await site.close()
  }
}, 60_000)
