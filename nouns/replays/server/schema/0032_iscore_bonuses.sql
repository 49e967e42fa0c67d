-- owner: features/replays
-- World-firsts that staff granted; a purged replay keeps its place, so that nobody is first twice.
create table iscore_firsts (
  game smallint not null,
  difficulty text not null,
  shot text not null,
  kind text not null check (kind in ('clear', 'nn')),
  replay integer not null unique,
  member bigint not null,
  reason text not null,
  by bigint not null,
  at timestamptz not null,
  primary key (game, difficulty, shot, kind)
);

-- Derived: who holds the record of a game and difficulty.
create table iscore_records (
  game smallint not null,
  difficulty text not null,
  replay integer not null unique references replays (id) on delete cascade,
  primary key (game, difficulty)
);
