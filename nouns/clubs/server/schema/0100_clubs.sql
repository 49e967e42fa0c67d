-- owner: features/clubs
create table clubs (
  id integer generated always as identity (maxvalue 1000000) primary key,
  name text not null check (name <> ''),
  -- The form in which names must differ.
  name_folded text not null unique,
  intro text not null default '',
  -- Path of its picture, '' for the drawn one.
  picture text not null default '',
  place integer not null default 0,
  hidden boolean not null default false,
  created_at timestamptz not null
);
create index clubs_picture on clubs (picture) where picture <> '';

-- What a club counts, in a few rows a club: who posts at the same moment does not wait for one another. Only sums mean
-- something.
create table club_counts (
  club integer not null references clubs (id) on delete cascade,
  slot smallint not null check (slot between 0 and 15),
  topics integer not null,
  floors integer not null,
  primary key (club, slot)
) with (fillfactor = 50);

create table topics (
  id integer generated always as identity primary key,
  club integer not null references clubs (id),
  author bigint not null references members (id),
  title text not null,
  -- The first words of floor 1.
  excerpt text not null,
  at timestamptz not null,
  -- The highest number given out.
  top integer not null check (top > 0),
  -- Floors that are there.
  floors integer not null check (floors >= 0),
  -- The newest floor that is there.
  last_floor integer not null,
  last_author bigint not null references members (id),
  last_at timestamptz not null,
  -- Of floor 1.
  likes integer not null default 0 check (likes >= 0),
  pinned boolean not null default false,
  locked boolean not null default false,
  held_at timestamptz,
  removed_at timestamptz,
  -- Who took it away: its author, or staff, who may bring it back.
  removed_by text check (removed_by in ('author', 'staff')),
  check ((removed_at is null) = (removed_by is null))
) with (fillfactor = 80);
-- One index per way through a club; pinned topics stand beside all of them.
create index topics_last on topics (club, pinned, last_at desc, id desc) where removed_at is null and held_at is null;
create index topics_new on topics (club, pinned, id desc) where removed_at is null and held_at is null;
create index topics_liked on topics (club, pinned, likes desc, id desc) where removed_at is null and held_at is null;
create index topics_author on topics (author, id desc) where removed_at is null;
create index topics_held on topics (held_at) where held_at is not null and removed_at is null;
create index topics_removed on topics (removed_at) where removed_at is not null;

create table floors (
  id bigint generated always as identity primary key,
  topic integer not null references topics (id) on delete cascade,
  number integer not null check (number > 0),
  author bigint not null references members (id),
  at timestamptz not null,
  -- Of the last edit.
  edited_at timestamptz,
  edits integer not null default 0,
  likes integer not null default 0 check (likes >= 0),
  -- As the document renders: the page, the words alone, the first of them without what is hidden.
  html text not null,
  words text not null,
  excerpt text not null,
  -- Ids of those it names.
  mentions bigint[] not null default '{}',
  held_at timestamptz,
  removed_at timestamptz,
  removed_by text check (removed_by in ('author', 'staff')),
  -- Its words are gone for good; the number stays.
  purged boolean not null default false,
  check ((removed_at is null) = (removed_by is null)),
  unique (topic, number)
) with (fillfactor = 90);
create index floors_author on floors (author, at desc) where removed_at is null;
create index floors_held on floors (held_at) where held_at is not null and removed_at is null;
create index floors_removed on floors (removed_at) where removed_at is not null and not purged;

-- What the editor made; read to edit a floor, never to show it.
create table floor_documents (
  floor bigint primary key references floors (id) on delete cascade,
  document json not null
);

-- What stood in a floor before each edit: `edit` counts them from 0.
create table floor_versions (
  floor bigint not null references floors (id) on delete cascade,
  edit integer not null,
  at timestamptz not null,
  html text not null,
  document json not null,
  primary key (floor, edit)
);

-- Pictures that a floor or one of its versions shows: by path, or by address where they lie elsewhere.
create table floor_pictures (
  floor bigint not null references floors (id) on delete cascade,
  picture text not null,
  primary key (floor, picture)
);
create index floor_pictures_picture on floor_pictures (picture);

create table floor_likes (
  floor bigint not null references floors (id) on delete cascade,
  member bigint not null references members (id) on delete cascade,
  at timestamptz not null,
  primary key (floor, member)
);
create index floor_likes_member on floor_likes (member);

create table topic_favourites (
  member bigint not null references members (id) on delete cascade,
  topic integer not null references topics (id) on delete cascade,
  at timestamptz not null,
  primary key (member, topic)
);
create index topic_favourites_topic on topic_favourites (topic);

-- How far a member has read in a topic they opened.
create table topic_marks (
  member bigint not null references members (id) on delete cascade,
  topic integer not null references topics (id) on delete cascade,
  floor integer not null,
  at timestamptz not null,
  primary key (member, topic)
);
create index topic_marks_topic on topic_marks (topic);

create table floor_reports (
  id bigint generated always as identity primary key,
  floor bigint not null references floors (id) on delete cascade,
  reporter bigint not null references members (id) on delete cascade,
  reason text not null,
  -- The reporter held bomb level 1.
  priority boolean not null,
  at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'taken', 'pass', 'notPass', 'done')),
  -- Who works on it since when.
  taker bigint references members (id) on delete set null,
  taken_at timestamptz,
  verdict text check (verdict in ('pass', 'notPass')),
  decision text not null default '',
  done_at timestamptz,
  check (state not in ('pass', 'notPass') or verdict = state),
  check (state <> 'done' or verdict is not null)
);
create unique index floor_reports_open on floor_reports (floor, reporter) where state <> 'done';
create index floor_reports_queue on floor_reports (priority desc, at) where state <> 'done';
create index floor_reports_done on floor_reports (done_at desc) where state = 'done';
create index floor_reports_floor on floor_reports (floor);
create index floor_reports_reporter on floor_reports (reporter);

create table recommended_topics (
  topic integer primary key references topics (id) on delete cascade,
  place smallint not null
);
