-- owner: features/replays
create table replays (
  id integer generated always as identity (maxvalue 14776335) primary key,
  uploader bigint not null references members (id),
  game smallint not null,
  -- Mark of the difficulty (E N H L EX PH O), '' without one.
  difficulty text not null,
  shot text not null,
  score bigint not null check (score between 0 and 9999999990),
  -- The uploader typed the score: the file has no total (game 9).
  score_typed boolean not null,
  uploaded_at timestamptz not null,
  pilot text not null,
  comment text not null,
  category text not null check (category in ('hunguan', 'nn', 'score', 'neta', 'other')),
  type text not null,
  played text not null,
  stage text not null,
  frames bigint,
  version text not null,
  mode text not null,
  -- iscore in thousandths.
  iscore integer,
  screen text not null,
  open boolean not null,
  commentable boolean not null,
  slow double precision,
  cleared boolean,
  achievement text not null,
  -- What the uploader claims, and what the file says about it.
  nm boolean not null,
  nb boolean not null,
  nt boolean not null,
  nsy boolean not null,
  check_nm text not null,
  check_nb text not null,
  check_nt text not null,
  check_nsy text not null,
  likes integer not null default 0 check (likes >= 0),
  comments integer not null default 0 check (comments >= 0),
  file_hash text not null references files (hash) deferrable initially deferred,
  file_size integer not null,
  -- Of the recorded keys; null where they are too few to tell runs apart.
  input_hash text,
  removed_at timestamptz
);

create unique index replays_live_file on replays (file_hash) where removed_at is null;
create unique index replays_live_input on replays (input_hash) where removed_at is null;
-- One index per way through the table: newest or highest first, of all, a game, a difficulty, an uploader.
create index replays_time on replays (uploaded_at desc, id desc) where removed_at is null;
create index replays_score on replays (score desc, id desc) where removed_at is null;
create index replays_game_time on replays (game, uploaded_at desc, id desc) where removed_at is null;
create index replays_game_score on replays (game, score desc, id desc) where removed_at is null;
create index replays_rank_time on replays (game, difficulty, uploaded_at desc, id desc) where removed_at is null;
create index replays_rank_score on replays (game, difficulty, score desc, id desc) where removed_at is null;
create index replays_uploader_time on replays (uploader, uploaded_at desc, id desc) where removed_at is null;
create index replays_removed on replays (removed_at) where removed_at is not null;

-- Everything else a file says, as the parser tells it.
create table replay_facts (
  replay integer primary key references replays (id) on delete cascade,
  facts jsonb not null
);

create table replay_likes (
  replay integer not null references replays (id) on delete cascade,
  member bigint not null references members (id) on delete cascade,
  at timestamptz not null,
  primary key (replay, member)
);
create index replay_likes_member on replay_likes (member);

create table replay_comments (
  id bigint generated always as identity primary key,
  replay integer not null references replays (id) on delete cascade,
  author bigint not null references members (id) on delete cascade,
  comment text not null,
  at timestamptz not null,
  removed_at timestamptz
);
create index replay_comments_newest on replay_comments (replay, id desc) where removed_at is null;
create index replay_comments_author on replay_comments (author);
create index replay_comments_removed on replay_comments (removed_at) where removed_at is not null;

-- Pilot names that staff confirmed as one member's signature, folded as the commands fold them.
create table pilots (
  name text primary key,
  member bigint not null references members (id) on delete cascade,
  confirmed_at timestamptz not null
);
create index pilots_member on pilots (member);
