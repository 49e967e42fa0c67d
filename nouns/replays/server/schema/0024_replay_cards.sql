-- owner: features/replays
-- The picture of a replay for previews, a mark of what it shows and the nickname on it. A row outlives its replay until
-- the use of its file is taken back.
create table replay_cards (
  replay integer primary key,
  hash text not null references files (hash) deferrable initially deferred,
  shown text not null,
  nick text not null
);
