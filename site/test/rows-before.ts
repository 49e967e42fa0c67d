/** SQL for five members, with ids from 1000001 on. */
export const membersSql = `
  insert into members (account, mail, password, nick, nick_folded, language, opens_tabs, left_bar_closed, topics_a_page,
    floors_a_page, hides_toolbar, shows_topics, shows_paintings, shows_replays, shows_desserts, shows_honor, shows_feed,
    shows_progress, created_at)
  select 'maker' || n, 'maker' || n || '@example.test', 'none', 'maker' || n, 'maker' || n, 'zh', true, false, 20, 20, false, true,
    true, true, true, true, true, true, now()
  from generate_series(1, 5) n`

/** SQL for four replays of the first member. */
export const runsSql = `
  insert into files (hash, size, uses, at) select repeat(n::text, 64), 1, 1, now() from generate_series(1, 4) n;
  insert into replays (uploader, game, difficulty, shot, score, score_typed, uploaded_at, pilot, comment, category, type,
    played, stage, frames, version, mode, screen, open, commentable, cleared, achievement, nm, nb, nt, nsy, check_nm,
    check_nb, check_nt, check_nsy, file_hash, file_size, input_hash, likes)
  select 1000001, 12, 'L', 'reimua', n, false, now(), 'R', '', 'other', 'full', '', '', 1, '', '', '', true, true, true,
    '', false, false, false, false, 'claimed', 'claimed', 'claimed', 'claimed', repeat(n::text, 64), 1, repeat(n::text, 64), n % 3
  from generate_series(1, 4) n`

/** SQL for three topics of the first member with two floors each. */
export const topicsSql = `
  insert into clubs (name, name_folded, intro, place, created_at) values ('c', 'c', '', 1, now());
  insert into topics (club, author, title, excerpt, at, top, floors, last_floor, last_author, last_at, likes)
  select 1, 1000001, 't', '', now(), 2, 2, 2, 1000001, now(), 5 from generate_series(1, 3);
  insert into floors (topic, number, author, at, html, words, excerpt, likes)
  select t, n, 1000001, now(), '', '', '', t from generate_series(1, 3) t, generate_series(1, 2) n`
