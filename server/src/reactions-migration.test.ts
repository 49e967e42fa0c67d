import type pg from 'pg'
import { expect, inject, test } from 'vitest'
import { databaseBefore } from '../test/database-before.ts'

const membersSql = `
  insert into members (account, mail, password, nick, nick_folded, language, opens_tabs, left_bar_closed, topics_a_page,
    floors_a_page, hides_toolbar, shows_topics, shows_paintings, shows_replays, shows_desserts, shows_honor, shows_feed,
    shows_progress, created_at)
  select 'maker' || n, 'maker' || n || '@example.test', 'none', 'maker' || n, 'maker' || n, 'zh', true, false, 20, 20, false, true,
    true, true, true, true, true, true, now()
  from generate_series(1, 5) n`

const runsSql = `
  insert into files (hash, size, uses, at) select repeat(n::text, 64), 1, 1, now() from generate_series(1, 4) n;
  insert into replays (uploader, game, difficulty, shot, score, score_typed, uploaded_at, pilot, comment, category, type,
    played, stage, frames, version, mode, screen, open, commentable, cleared, achievement, nm, nb, nt, nsy, check_nm,
    check_nb, check_nt, check_nsy, file_hash, file_size, input_hash, likes)
  select 1000001, 12, 'L', 'reimua', n, false, now(), 'R', '', 'other', 'full', '', '', 1, '', '', '', true, true, true,
    '', false, false, false, false, 'claimed', 'claimed', 'claimed', 'claimed', repeat(n::text, 64), 1, repeat(n::text, 64), n % 3
  from generate_series(1, 4) n`

const topicsSql = `
  insert into clubs (name, name_folded, intro, place, created_at) values ('c', 'c', '', 1, now());
  insert into topics (club, author, title, excerpt, at, top, floors, last_floor, last_author, last_at, likes)
  select 1, 1000001, 't', '', now(), 2, 2, 2, 1000001, now(), 5 from generate_series(1, 3);
  insert into floors (topic, number, author, at, html, words, excerpt, likes)
  select t, n, 1000001, now(), '', '', '', t from generate_series(1, 3) t, generate_series(1, 2) n`

/** Likes and favourites of many instants, to the microsecond. */
const reactionsSql = `
  insert into replay_likes select r, 1000000 + m, now() - r * m * interval '1.000001 days'
    from generate_series(1, 4) r, generate_series(2, 5) m where (r + m) % 3 > 0;
  insert into floor_likes select f, 1000000 + m, now() - f * m * interval '1.000003 hours'
    from generate_series(1, 6) f, generate_series(2, 5) m where (f + m) % 4 > 0;
  insert into topic_favourites select 1000000 + m, t, now() - t * m * interval '7.000007 minutes'
    from generate_series(1, 3) t, generate_series(2, 5) m where (t + m) % 2 > 0`

const lines = async (pool: pg.Pool, sql: string): Promise<string[]> =>
  (await pool.query<{ line: string }>(`select line::text from (${sql}) line order by 1`)).rows.map(({ line }) => line)

const counters = `
  select 'replay', id, likes from replays union all select 'topic', id, likes from topics
  union all select 'floor', id, likes from floors`

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
