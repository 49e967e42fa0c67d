import type pg from 'pg'
import { expect, inject, test } from 'vitest'
import { databaseBefore } from '../test/database-before.ts'
import { membersSql, runsSql, topicsSql } from '../test/rows-before.ts'

const actsSql = `
  update floors set words = case id when 1 then 'Cherry Cake' when 2 then 'ｃｈｅｒｒｙ　cake' when 3 then '' else 'plum' end;
  insert into floor_documents (floor, document) select id, ('{"n": ' || id || '}')::json from floors;
  insert into likes (kind, subject, member, at) values ('floor', 1, 1000002, '2026-03-01T15:59:59Z'),
    ('floor', 1, 1000003, '2026-03-01T16:00:00Z'), ('replay', 2, 1000002, now()), ('floor', 999, 1000002, now());
  insert into comments (kind, subject, author, comment, at) values ('replay', 1, 1000002, 'well played', now()),
    ('replay', 1, 1000002, 'again', now()), ('replay', 2, 1000003, 'Well  Played', now());
  update replays set input_hash = null where id = 4;
  insert into iscore_runs (replay, member, game, difficulty, score, kind, slot, value, standing)
    select n, 1000001, 12, 'L', n, 'clear', 's' || n, n * 1000, case when n = 4 then 'refused' when n = 3 then 'waits' else 'counts' end
    from generate_series(1, 4) n`

const lines = async (pool: pg.Pool, query: string): Promise<string[]> =>
  (await pool.query<{ line: string }>(`select line::text from (${query}) line order by 1`)).rows.map(({ line }) => line)

test('likes, comments, texts, uploads and iscores of before are spent, and pay nothing', async () => {
  const site = await databaseBefore(inject('server'), '0240_rewards.sql')
  try {
    for (const sql of [membersSql, runsSql, topicsSql, actsSql]) await site.pool.query(sql)
    await site.migrate()
    const columns = 'giver, kind, subject, reason, member, about_kind, about'
    expect(await lines(site.pool, `select ${columns} from rewards where reason in (5, 6)`)).toEqual([
      '(1000002,floor,1,5,1000001,floor,1)',
      '(1000002,replay,1,6,1000002,comment,1)',
      '(1000002,replay,2,5,1000001,replay,2)',
      '(1000003,floor,1,5,1000001,floor,1)',
      '(1000003,replay,2,6,1000003,comment,3)',
    ])
    expect(await lines(site.pool, 'select day from rewards where reason = 5 and subject = 1')).toEqual([
      '(2026-03-01)',
      '(2026-03-02)',
    ])
    expect(await lines(site.pool, 'select subject, reason from rewards where reason in (7, 8)')).toEqual(
      [1, 2, 3, 4].flatMap((id) => [`(${id},7)`, `(${id},8)`]),
    )
    expect(await lines(site.pool, 'select count(*), sum(amount), count(key) from rewards')).toEqual(['(13,0,0)'])
    expect(await lines(site.pool, 'select * from ledger_posts')).toEqual([])
    const isNew = async (kind: string, content: string, compared = '$2') =>
      (await site.pool.query(`select spend_content($1, ${compared}) as fresh`, [kind, content])).rows[0]?.fresh
    const text = 'spent_text($2)'
    expect(await isNew('text', 'CHERRY CAKE', text)).toBe(false)
    expect(await isNew('text', 'wellplayed', text)).toBe(false)
    expect(await isNew('text', '{"n": 3}', text)).toBe(false)
    expect(await isNew('text', '{"n": 4}', text)).toBe(true)
    expect(await isNew('input', '1'.repeat(64))).toBe(false)
    expect(await isNew('input', '5'.repeat(64))).toBe(true)
    expect(await lines(site.pool, 'select * from rewarded_records')).toEqual(['(1000001,12,clear,3000)'])
  } finally {
    await site.close()
  }
}, 60_000)
