-- owner: core/drafts
-- What members are writing: the last versions of each place (`m:3`, `t:17`, `e:17:4`).
create table drafts (
  -- Counts up over all drafts, so that a version of a closed draft never looks like one of the next at its place.
  version bigint generated always as identity primary key,
  member bigint not null references members on delete cascade,
  place text collate "C" not null,
  title text not null,
  -- The first words, for the list of places.
  excerpt text not null,
  document json not null,
  at timestamptz not null
);
create index drafts_place on drafts (member, place, version desc);
create index drafts_at on drafts (at);
