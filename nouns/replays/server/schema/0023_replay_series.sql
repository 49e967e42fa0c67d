-- owner: features/replays
-- Keys and frame rate of a run over time: deflated JSON, null where its file has no inputs.
create table replay_series (
  replay integer primary key references replays (id) on delete cascade,
  series bytea
);
alter table replay_series alter column series set storage external;
