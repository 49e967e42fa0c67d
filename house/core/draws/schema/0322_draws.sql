-- owner: core/draws
-- The secret of a member for a Beijing day, from which what is drawn for them on that day follows. Its hash is shown
-- during the day, itself afterwards.
create table member_seeds (
  member bigint not null references members (id) on delete cascade,
  day date not null,
  seed bytea not null check (length(seed) = 32),
  primary key (member, day)
);

-- Draws that their member can work out again, with what came of them.
create table member_draws (
  id bigint generated always as identity primary key,
  member bigint not null references members (id) on delete cascade,
  day date not null,
  kind text not null,
  subject text not null,
  count smallint not null check (count > 0),
  outcome text not null,
  at timestamptz not null
);
create index member_draws_day on member_draws (member, day, id);
