-- owner: features/clubs
-- Members who keep a club: staff name them.
create table club_keepers (
  club integer not null references clubs (id) on delete cascade,
  member bigint not null references members (id) on delete cascade,
  at timestamptz not null,
  primary key (club, member)
);
create index club_keepers_member on club_keepers (member);

-- Until when a pin of a keeper lasts; null for a pin of staff, which has no end.
alter table topics add column pinned_until timestamptz;
-- How often keepers have pinned it: numbers what they pay.
alter table topics add column keeper_pins integer not null default 0;
-- The author or a keeper locked the topic, and may unlock it; false if staff did.
alter table topics add column lock_kept boolean not null default false;
create index topics_pinned_until on topics (pinned_until) where pinned_until is not null;

create table club_proposals (
  id integer generated always as identity primary key,
  proposer bigint not null references members (id) on delete cascade,
  name text not null,
  intro text not null,
  reason text not null,
  -- Who is to keep the club; null: staff choose.
  keeper bigint references members (id) on delete set null,
  at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'accepted', 'declined', 'withdrawn')),
  decision text not null default '',
  decided_at timestamptz,
  decided_by bigint references members (id) on delete set null,
  -- The club that was opened.
  club integer references clubs (id) on delete set null,
  check ((state in ('accepted', 'declined')) = (decided_at is not null))
);
-- A member has one open proposal; of two concurrent inserts one is dropped.
create unique index club_proposals_open on club_proposals (proposer) where state = 'open';
create index club_proposals_proposer on club_proposals (proposer, id desc);
create index club_proposals_done on club_proposals (decided_at desc, id desc) where decided_at is not null;
create index club_proposals_keeper on club_proposals (keeper) where keeper is not null;
create index club_proposals_decided_by on club_proposals (decided_by) where decided_by is not null;
create index club_proposals_club on club_proposals (club) where club is not null;

-- Members who want a floor hidden until staff look. `upheld` is what staff decided then.
create table floor_hidings (
  floor bigint not null references floors (id) on delete cascade,
  member bigint not null references members (id) on delete cascade,
  reason text not null,
  at timestamptz not null,
  decided_at timestamptz,
  upheld boolean,
  primary key (floor, member),
  check ((decided_at is null) = (upheld is null))
);
-- Finds the last reversed hiding of a member, which pauses the right.
create index floor_hidings_reversed on floor_hidings (member, decided_at desc) where not upheld;
create index floor_hidings_member on floor_hidings (member);

-- Floors that members hid wait in the queue of staff. `not valid`: rows from before passed the narrower check.
alter table floors drop constraint floors_held_why_check;
alter table floors add constraint floors_held_why_check
  check (held_why in ('first', 'black', 'same', 'link', 'members')) not valid;
alter table waiting drop constraint waiting_why_check;
alter table waiting add constraint waiting_why_check
  check (why in ('first', 'black', 'same', 'link', 'members'));
