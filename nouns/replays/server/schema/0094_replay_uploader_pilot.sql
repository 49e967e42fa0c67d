-- owner: features/replays
-- Many may share the beginning of a name: who of them signed as whom is seen without reading rows.
drop index replays_uploader_time;
create index replays_uploader_time on replays (uploader, uploaded_at desc, id desc)
  include (held_at, facet, pilot_folded, score, likes, comments, iscore_key) where removed_at is null;
