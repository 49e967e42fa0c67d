-- owner: features/replays
-- Replays that their uploader shows first on their page; the rules say how many.
create table pinned_replays (
  replay integer primary key references replays on delete cascade,
  member bigint not null references members,
  at timestamptz not null
);
create index pinned_replays_member on pinned_replays (member, at);
