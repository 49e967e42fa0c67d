-- owner: features/replays
-- A word that stands in many comments beside a game, a difficulty or a month: all of them are marks of the comment in one
-- index, so that only what has all of them is looked at.
drop trigger replay_words_come on replays;
drop trigger replay_words_changed on replays;
drop function replay_words_follow;
drop table replay_words;
drop function replay_grams;

create table replay_words (
  id integer primary key references replays (id) on delete cascade,
  said text not null,
  game smallint not null,
  difficulty text not null,
  shot text not null,
  category text not null,
  type text not null,
  flags smallint not null,
  uploader bigint not null,
  pilot_folded text collate "C" not null,
  uploaded_at timestamptz not null,
  score bigint not null,
  likes integer not null,
  comments integer not null,
  iscore_key integer not null
) with (fillfactor = 90);

-- Single characters and pairs of the folded text, which Chinese words are found by; what is longer is a mark.
create function replay_marks(said text, game smallint, difficulty text, shot text, category text, type text,
  flags smallint, uploader bigint, pilot text, at timestamptz) returns text[] language sql immutable parallel safe as $$
  select array(
    select distinct substr(said, n, size) from generate_series(1, length(said)) n, generate_series(1, 2) size
  ) || array(
    select 'flag:' || bit from generate_series(0, 7) bit where flags >> bit & 1 = 1
  ) || array['game:' || game, 'rank:' || difficulty, 'shot:' || shot, 'category:' || category, 'type:' || type,
    'by:' || uploader, 'pilot:' || pilot, 'year:' || extract(year from at at time zone 'UTC'),
    'month:' || (extract(year from at at time zone 'UTC') * 12 + extract(month from at at time zone 'UTC'))::integer]
$$;

insert into replay_words
  select r.id, lower(normalize(r.comment, NFKC)), r.game, r.difficulty, r.shot, r.category, r.type, f.flags, r.uploader,
    r.pilot_folded, r.uploaded_at, r.score, r.likes, r.comments, r.iscore_key
  from replays r join replay_facets f on f.id = r.facet
  where r.removed_at is null and r.held_at is null and r.comment <> '' order by r.id;

create index replay_words_marks on replay_words
  using gin (replay_marks(said, game, difficulty, shot, category, type, flags, uploader, pilot_folded, uploaded_at))
  with (fastupdate = off);

create function replay_words_follow() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from replay_words w using come c
      where w.id = c.id and (c.removed_at is not null or c.held_at is not null or c.comment = '');
  end if;
  insert into replay_words
    select r.id, lower(normalize(r.comment, NFKC)), r.game, r.difficulty, r.shot, r.category, r.type, f.flags, r.uploader,
      r.pilot_folded, r.uploaded_at, r.score, r.likes, r.comments, r.iscore_key
    from come r join replay_facets f on f.id = r.facet
    where r.removed_at is null and r.held_at is null and r.comment <> ''
    on conflict (id) do update set said = excluded.said, game = excluded.game, difficulty = excluded.difficulty,
      shot = excluded.shot, category = excluded.category, type = excluded.type, flags = excluded.flags,
      uploader = excluded.uploader, pilot_folded = excluded.pilot_folded, uploaded_at = excluded.uploaded_at,
      score = excluded.score, likes = excluded.likes, comments = excluded.comments, iscore_key = excluded.iscore_key;
  return null;
end $$;

create trigger replay_words_come after insert on replays referencing new table as come
  for each statement execute function replay_words_follow();
create trigger replay_words_changed after update on replays referencing new table as come
  for each statement execute function replay_words_follow();
