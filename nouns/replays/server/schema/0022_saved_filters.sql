-- owner: features/replays
-- A member's own ways through the replay list, under names of their own.
create table saved_filters (
  id bigint generated always as identity primary key,
  member bigint not null references members (id) on delete cascade,
  name text not null,
  -- The address of /rpy behind its question mark, in canonical order.
  query text not null,
  saved_at timestamptz not null,
  unique (member, name)
);
