-- owner: features/replays
-- Every combination that occurs of what lists filter by, with the number of live replays that have it: totals are read
-- here, and a filter of any of these fields is a set of numbers for the indexes below.
create table replay_facets (
  id integer generated always as identity primary key,
  game smallint not null,
  difficulty text not null,
  shot text not null,
  type text not null,
  category text not null,
  -- Bits 0 to 3: NM NB NT NSY claimed and not contradicted; 4 to 7: proved as well.
  flags smallint not null,
  replays integer not null default 0,
  unique (game, difficulty, shot, type, category, flags)
);

-- What the shop window counts, per game, of live replays.
create table replay_games (
  game smallint primary key,
  replays integer not null,
  likes bigint not null
);

create function replay_flags(replay_claims boolean[], replay_checks text[]) returns smallint
language sql immutable parallel safe as $$
  select coalesce(sum(
    case when claim and verdict <> 'contradicted' then 1 << (n::int - 1) else 0 end +
    case when claim and verdict = 'verified' then 16 << (n::int - 1) else 0 end), 0)::smallint
  from unnest(replay_claims, replay_checks) with ordinality as flags (claim, verdict, n)
$$;

alter table replays
  add column facet integer,
  -- What orders by iscore: runs without one come last.
  add column iscore_key integer generated always as (coalesce(iscore, -1)) stored,
  -- The signature in the form in which names are compared.
  add column pilot_folded text collate "C" generated always as (upper(btrim(normalize(pilot, NFKC)))) stored;

create function replays_find_facet() returns trigger language plpgsql as $$
declare
  bits smallint := replay_flags(array[new.nm, new.nb, new.nt, new.nsy],
    array[new.check_nm, new.check_nb, new.check_nt, new.check_nsy]);
begin
  for attempt in 1..2 loop
    select f.id into new.facet from replay_facets f
      where f.game = new.game and f.difficulty = new.difficulty and f.shot = new.shot and f.type = new.type
        and f.category = new.category and f.flags = bits;
    exit when found;
    insert into replay_facets (game, difficulty, shot, type, category, flags)
      values (new.game, new.difficulty, new.shot, new.type, new.category, bits) on conflict do nothing;
  end loop;
  return new;
end $$;

-- One statement's changes in one step, so that a change of many rows locks each count once.
create function replays_count_come() returns trigger language plpgsql as $$
begin
  with per_facet as (
    update replay_facets f set replays = f.replays + c.n
    from (select facet, count(*) as n from come where removed_at is null and held_at is null group by facet) c
    where f.id = c.facet)
  insert into replay_games as g (game, replays, likes)
    select game, count(*), sum(likes) from come where removed_at is null and held_at is null group by game order by game
    on conflict (game) do update set replays = g.replays + excluded.replays, likes = g.likes + excluded.likes;
  return null;
end $$;

create function replays_count_gone() returns trigger language plpgsql as $$
begin
  with per_facet as (
    update replay_facets f set replays = f.replays - c.n
    from (select facet, count(*) as n from gone where removed_at is null and held_at is null group by facet) c
    where f.id = c.facet)
  update replay_games g set replays = g.replays - c.n, likes = g.likes - c.likes
    from (select game, count(*) as n, sum(likes) as likes from gone
          where removed_at is null and held_at is null group by game) c
    where g.game = c.game;
  return null;
end $$;

create function replays_count_changed() returns trigger language plpgsql as $$
begin
  with changed as (
    select facet, game, 1 as n, likes from come where removed_at is null and held_at is null
    union all
    select facet, game, -1, -likes from gone where removed_at is null and held_at is null
  ), per_facet as (
    update replay_facets f set replays = f.replays + c.n
    from (select facet, sum(n) as n from changed group by facet having sum(n) <> 0) c
    where f.id = c.facet)
  insert into replay_games as g (game, replays, likes)
    select game, sum(n), sum(likes) from changed group by game having sum(n) <> 0 or sum(likes) <> 0 order by game
    on conflict (game) do update set replays = g.replays + excluded.replays, likes = g.likes + excluded.likes;
  return null;
end $$;

create trigger replays_find_facet
  before insert or update of game, difficulty, shot, type, category, nm, nb, nt, nsy, check_nm, check_nb, check_nt, check_nsy
  on replays for each row execute function replays_find_facet();
update replays set game = game;
alter table replays alter column facet set not null;
insert into replay_games select game, count(*), sum(likes) from replays
  where removed_at is null and held_at is null group by game;
update replay_facets f set replays = c.n
  from (select facet, count(*) as n from replays where removed_at is null and held_at is null group by facet) c
  where f.id = c.facet;
create trigger replays_count_come after insert on replays referencing new table as come
  for each statement execute function replays_count_come();
create trigger replays_count_gone after delete on replays referencing old table as gone
  for each statement execute function replays_count_gone();
create trigger replays_count_changed after update on replays referencing old table as gone new table as come
  for each statement execute function replays_count_changed();

-- Lists in their order, with what filters ask for beside it, so that rows that do not match are never fetched.
drop index replays_time, replays_score;
create index replays_time on replays (uploaded_at desc, id desc) include (facet, score)
  where removed_at is null and held_at is null;
create index replays_score on replays (score desc, id desc) include (facet, uploaded_at)
  where removed_at is null and held_at is null;
create index replays_likes on replays (likes desc, id desc) include (facet, score, uploaded_at) where removed_at is null and held_at is null;
create index replays_comments on replays (comments desc, id desc) include (facet, score, uploaded_at)
  where removed_at is null and held_at is null;
create index replays_iscore on replays (iscore_key desc, id desc) include (facet, score, uploaded_at)
  where removed_at is null and held_at is null;
create index replays_facet_score on replays (facet, score desc, id desc) include (uploaded_at)
  where removed_at is null and held_at is null;
create index replays_facet_iscore on replays (facet, iscore_key desc, id desc)
  where removed_at is null and held_at is null;

-- Names signed in files, folded: whole, or their beginning.
create index replays_pilot on replays (pilot_folded, id) include (facet, score, uploaded_at)
  where removed_at is null and held_at is null;

-- Uploaders by the beginning of their names.
create index members_nick_beginning on members (nick_folded text_pattern_ops);

-- Single characters and pairs of a text, folded: what Chinese words are found by.
create function replay_grams(text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct substr(t, n, size)), '{}')
  from (select lower(normalize($1, NFKC)) as t) folded, generate_series(1, length(t)) n, generate_series(1, 2) size
$$;
create index replays_words on replays using gin (replay_grams(comment)) with (fastupdate = off)
  where removed_at is null and held_at is null and comment <> '';
