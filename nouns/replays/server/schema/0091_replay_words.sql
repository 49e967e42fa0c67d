-- owner: features/replays
-- The comments of live replays, folded, with what lists are filtered and ordered by beside them: a word that stands in
-- thousands of comments is found in few pages, and counting a like no longer writes the index of words anew.
create table replay_words (
  id integer primary key references replays (id) on delete cascade,
  said text not null,
  facet integer not null,
  uploader bigint not null,
  pilot_folded text collate "C" not null,
  uploaded_at timestamptz not null,
  score bigint not null,
  likes integer not null,
  comments integer not null,
  iscore_key integer not null
) with (fillfactor = 90);

insert into replay_words
  select id, lower(normalize(comment, NFKC)), facet, uploader, pilot_folded, uploaded_at, score, likes, comments, iscore_key
  from replays where removed_at is null and held_at is null and comment <> '' order by id;

drop index replays_words;
drop function replay_grams;
-- Single characters and pairs of a text that is folded already: what Chinese words are found by.
create function replay_grams(text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct substr($1, n, size)), '{}')
  from generate_series(1, length($1)) n, generate_series(1, 2) size
$$;
create index replay_words_grams on replay_words using gin (replay_grams(said)) with (fastupdate = off);

create function replay_words_follow() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from replay_words w using come c
      where w.id = c.id and (c.removed_at is not null or c.held_at is not null or c.comment = '');
  end if;
  insert into replay_words as w
    select id, lower(normalize(comment, NFKC)), facet, uploader, pilot_folded, uploaded_at, score, likes, comments, iscore_key
    from come where removed_at is null and held_at is null and comment <> ''
    on conflict (id) do update set said = excluded.said, facet = excluded.facet, uploader = excluded.uploader,
      pilot_folded = excluded.pilot_folded, uploaded_at = excluded.uploaded_at, score = excluded.score,
      likes = excluded.likes, comments = excluded.comments, iscore_key = excluded.iscore_key;
  return null;
end $$;

create trigger replay_words_come after insert on replays referencing new table as come
  for each statement execute function replay_words_follow();
create trigger replay_words_changed after update on replays referencing new table as come
  for each statement execute function replay_words_follow();
