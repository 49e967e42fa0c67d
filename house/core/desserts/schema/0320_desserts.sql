-- owner: core/desserts
-- One row a member who has or had a dessert. Every act on a member's desserts, plate and outing locks it.
create table dessert_keepers (
  member bigint primary key references members (id),
  -- Place in the list of desserts (rules/src/desserts/desserts.ts).
  displayed smallint check (displayed between 0 and 6),
  -- The last Beijing day on which another dessert was put on display.
  displayed_on date,
  -- The first mixture was tried, which costs no bullets.
  first_tried boolean not null default false,
  -- Events of bets won, of which the seventh brings the bet-themed dessert.
  wins integer not null default 0 check (wins >= 0)
);

create table desserts (
  member bigint not null references dessert_keepers (member),
  dessert smallint not null check (dessert between 0 and 6),
  exp integer not null default 0 check (exp >= 0),
  -- The last Beijing day on which it was fed its own material, or on which it came.
  fed_on date not null,
  card boolean not null default false,
  skin text not null default '',
  got_at timestamptz not null,
  primary key (member, dessert)
);

-- What made a dessert come or rise, once for ever: `choose:1000001`, `ball:Reimu:1:3`, `prize:17`.
create table dessert_grants (
  key text primary key,
  member bigint not null references dessert_keepers (member),
  dessert smallint not null check (dessert between 0 and 6),
  at timestamptz not null
);
create index dessert_grants_member on dessert_grants (member);

-- What happened to a member's desserts, for the member.
create table dessert_lines (
  id bigint generated always as identity primary key,
  member bigint not null references members (id) on delete cascade,
  dessert smallint not null,
  what text not null,
  -- Names of resources with amounts.
  things jsonb not null,
  about text not null,
  other bigint,
  at timestamptz not null
);
create index dessert_lines_member on dessert_lines (member, id desc);
create index dessert_lines_other on dessert_lines (other) where other is not null;
