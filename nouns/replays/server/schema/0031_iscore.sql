-- owner: features/replays
-- What staff decided about a run as one kind of run. It outlives the replay: a pilot once passed stays known.
create table iscore_decisions (
  replay integer primary key,
  member bigint not null references members (id) on delete cascade,
  -- Folded signature, '' for names that bind nobody.
  pilot text not null,
  kind text not null check (kind in ('clear', 'nn', 'score', 'scene')),
  pass boolean not null,
  reason text not null,
  by bigint not null,
  at timestamptz not null
);
create index iscore_decisions_known on iscore_decisions (member, pilot) where pass;
create index iscore_decisions_newest on iscore_decisions (at desc, replay desc);

-- Derived: the rating and standing of every live run that has one. See rules/src/iscore-board.ts.
create table iscore_runs (
  replay integer primary key references replays (id) on delete cascade,
  member bigint not null references members (id) on delete cascade,
  game smallint not null,
  difficulty text not null,
  score bigint not null,
  kind text not null,
  slot text not null,
  -- Thousandths of a point.
  value integer not null,
  doubt text,
  standing text not null check (standing in ('counts', 'waits', 'refused', 'foreign')),
  wait text
);
create index iscore_runs_member on iscore_runs (member);
create index iscore_runs_cell on iscore_runs (game, difficulty, score desc, replay) where standing = 'counts';
create index iscore_runs_waiting on iscore_runs (replay) where standing = 'waits';

-- Derived: whole points of a member by game; game 0 is the sum of all.
create table iscore_sums (
  member bigint not null references members (id) on delete cascade,
  game smallint not null,
  points integer not null check (points >= 0),
  primary key (member, game)
);
create index iscore_sums_board on iscore_sums (game, points desc, member);
