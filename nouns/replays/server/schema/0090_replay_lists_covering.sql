-- owner: features/replays
-- Every index that leads to a list has beside it what lists are filtered and ordered by, so that finding, counting and
-- ordering one reads no row of `replays`. Likes and comments are in an index of their own order anyway: what they cost
-- to write stays the same.
drop index replays_time, replays_score, replays_facet_score, replays_facet_iscore, replays_pilot, replays_uploader_time;
create index replays_time on replays (uploaded_at desc, id desc) include (facet, score, likes, comments, iscore_key)
  where removed_at is null and held_at is null;
create index replays_score on replays (score desc, id desc) include (facet, uploaded_at, likes, comments, iscore_key)
  where removed_at is null and held_at is null;
create index replays_facet_time on replays (facet, uploaded_at desc, id desc)
  include (score, likes, comments, iscore_key) where removed_at is null and held_at is null;
create index replays_facet_score on replays (facet, score desc, id desc)
  include (uploaded_at, likes, comments, iscore_key) where removed_at is null and held_at is null;
create index replays_facet_iscore on replays (facet, iscore_key desc, id desc) include (uploaded_at, score)
  where removed_at is null and held_at is null;
create index replays_pilot on replays (pilot_folded, id)
  include (facet, uploaded_at, score, likes, comments, iscore_key) where removed_at is null and held_at is null;
create index replays_uploader_time on replays (uploader, uploaded_at desc, id desc)
  include (held_at, facet, score, likes, comments, iscore_key) where removed_at is null;
