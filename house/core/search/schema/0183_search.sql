-- owner: core/search
-- The search index: of each kind of searched rows, immutable segments of pages that say where every two neighbouring
-- characters stand (decision 0186). Rows that changed wait in the queue until a segment has them; searches read the
-- queue too, so that a row is found as soon as its transaction commits.
create table search_queue (
  no bigint generated always as identity primary key,
  kind text not null,
  -- The row may be gone by now.
  id integer not null,
  at timestamptz not null default now()
);
create index search_queue_kind on search_queue (kind, no);

create table search_state (
  kind text primary key,
  -- Raised with every change of the segments.
  version bigint not null default 0,
  -- The generation that searches read, and the one that is being built to replace it.
  generation integer not null default 1,
  building integer,
  -- Rows with ids below this one are not in the index yet; 0 once it is whole. The same of the one that is being built.
  floor_id integer not null default 2147483647,
  building_floor integer not null default 2147483647,
  -- The version of the text folding that the generation was built with.
  rules integer not null
);

create table search_segments (
  seg integer generated always as identity primary key,
  kind text not null,
  generation integer not null,
  -- By its size: those of one level are merged once there are sixteen of them.
  level smallint not null,
  first_id integer not null,
  last_id integer not null,
  documents integer not null,
  -- Little-endian 32-bit numbers: ids; author, place and room of each; first pair and document of each page; the
  -- numbers of the dead.
  ids bytea not null,
  columns bytea not null,
  directory bytea not null,
  dead bytea not null default '',
  version bigint not null,
  -- Since when another segment replaces it; searches that have begun may still read its pages.
  retired_at timestamptz
);
create index search_segments_kind on search_segments (kind, version);

create table search_pages (
  seg integer not null references search_segments on delete cascade,
  no integer not null,
  data bytea not null,
  primary key (seg, no)
) with (toast_tuple_target = 8160);
alter table search_pages alter data set storage external;

-- Queues rows whose searched text or visibility has changed. Argument: the kind.
create function queue_for_search() returns trigger language plpgsql as $$
begin
  insert into search_queue (kind, id) values (tg_argv[0], case when tg_op = 'DELETE' then old.id else new.id end);
  return null;
end $$;
