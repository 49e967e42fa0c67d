-- owner: features/paintings
-- Works: one or several pictures with a name. The first picture stands here too, so that a wall reads one table.
create table paintings (
  id integer generated always as identity primary key,
  uploader bigint not null references members (id),
  name text not null check (name <> ''),
  comment text not null,
  -- The character for whose seven balls it was handed in, or ''.
  dragon text not null,
  rights text not null check (rights in ('mine', 'permission')),
  source text not null,
  ai boolean not null,
  note text not null check (note in ('', 'gore', 'spoiler')),
  commentable boolean not null,
  -- Id of its competition; its place there is text, '' without one.
  match integer,
  placement text not null default '',
  src text not null,
  width integer not null,
  height integer not null,
  moves boolean not null,
  placeholder text not null,
  -- `#rrggbb`, '' where none was found.
  colour text not null default '',
  pages smallint not null check (pages > 0),
  likes integer not null default 0 check (likes >= 0),
  comments integer not null default 0 check (comments >= 0),
  uploaded_at timestamptz not null,
  -- When its uploader last changed what is said about it, tags among it.
  edited_at timestamptz,
  held_at timestamptz,
  -- `alike`: it looks like a work that staff removed.
  held_why text check (held_why in ('first', 'black', 'same', 'link', 'alike')),
  removed_at timestamptz
);
create index paintings_new on paintings (id desc) where removed_at is null and held_at is null;
create index paintings_liked on paintings (likes desc, id desc) where removed_at is null and held_at is null;
create index paintings_commented on paintings (comments desc, id desc) where removed_at is null and held_at is null;
create index paintings_time on paintings (uploaded_at) where removed_at is null and held_at is null;
create index paintings_uploader on paintings (uploader, id desc);
create index paintings_of on paintings (uploader, id desc) where removed_at is null and held_at is null;
create index paintings_match on paintings (match, id desc) where match is not null;
create index paintings_dragon on paintings (dragon, id) where dragon <> '';
create index paintings_removed on paintings (removed_at) where removed_at is not null;
create index paintings_src on paintings (src);

-- All pictures of a work, the first one among them. `src` is the path of the original, `picture` the row it came from.
create table painting_pictures (
  painting integer not null references paintings (id) on delete cascade,
  n smallint not null check (n > 0),
  src text not null,
  picture bigint not null,
  width integer not null,
  height integer not null,
  placeholder text not null,
  primary key (painting, n)
);
create index painting_pictures_src on painting_pictures (src);

-- What a wall is filtered by: `c:` and a character, `g:` and a game, `t:` and a tag (`t:#` and one of the house's).
create table painting_facets (
  painting integer not null references paintings (id) on delete cascade,
  facet text not null,
  primary key (painting, facet)
);
create index painting_facets_of on painting_facets (facet, painting desc);

-- Works that staff took out of sight, or three reports did (`hidden_by` is null); kept until they are purged.
create table hidden_paintings (
  painting integer primary key references paintings (id) on delete cascade,
  reason text not null,
  hidden_by bigint references members (id),
  at timestamptz not null
);

-- How each picture looks (rules/src/paintings/look.ts): of the whole and of its middle. Kept after the work is gone, for
-- what was uploaded once is never rewarded again. `no` rises in the order of commits.
create table painting_hashes (
  no bigint generated always as identity primary key,
  painting integer not null,
  hash bytea not null check (length(hash) = 32)
);
create index painting_hashes_painting on painting_hashes (painting);

-- Works that look alike, in both directions; distance in bits of 256.
create table painting_pairs (
  painting integer not null references paintings (id) on delete cascade,
  other integer not null references paintings (id) on delete cascade,
  distance smallint not null,
  primary key (painting, other)
);
create index painting_pairs_other on painting_pairs (other);

-- What staff removed, named by content and look; kept for ever, and names nobody.
create table removed_contents (
  source_hash text primary key,
  at timestamptz not null
);
create table removed_looks (
  no bigint generated always as identity primary key,
  hash bytea not null check (length(hash) = 32),
  at timestamptz not null
);

alter table waiting drop constraint waiting_why_check;
alter table waiting add constraint waiting_why_check
  check (why in ('first', 'black', 'same', 'link', 'members', 'alike'));
create trigger paintings_wait after insert on paintings for each row
  when (new.held_at is not null) execute function follow_waiting('painting', 'uploader');
create trigger paintings_wait_on after update on paintings for each row
  when (old.held_at is not null or new.held_at is not null) execute function follow_waiting('painting', 'uploader');
create trigger paintings_wait_no_more after delete on paintings for each row
  when (old.held_at is not null) execute function follow_waiting('painting', 'uploader');

create trigger paintings_searched_new after insert on paintings for each row when (new.held_at is null)
  execute function queue_for_search('painting');
create trigger paintings_searched_gone after delete on paintings for each row execute function queue_for_search('painting');
create trigger paintings_searched_changed after update of name, comment, edited_at, held_at, removed_at on paintings
  for each row when ((old.name, old.comment, old.edited_at, old.held_at, old.removed_at)
    is distinct from (new.name, new.comment, new.edited_at, new.held_at, new.removed_at))
  execute function queue_for_search('painting');
