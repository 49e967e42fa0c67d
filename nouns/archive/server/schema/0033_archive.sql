-- owner: features/archive
-- Runs of scoreboards without a file. What makes a row is all it says: the same row is imported once.
create table archived_runs (
  id integer generated always as identity primary key,
  game smallint not null,
  -- Mark of the difficulty (E N H L EX PH O), '' in scene games.
  difficulty text not null,
  shot text not null,
  -- Route, or the scene in scene games; '' without one.
  route text not null,
  score bigint not null check (score between 0 and 9999999990),
  slow double precision,
  -- `YYYY-MM-DD`, with `THH:MM` where the time is known, or ''.
  played text not null,
  uploaded text not null,
  pilot text not null,
  -- A member whose claim staff passed.
  owner bigint references members (id) on delete set null
);
create unique index archived_runs_row on archived_runs
  (game, difficulty, shot, route, score, played, uploaded, pilot);
create index archived_runs_score on archived_runs (score desc, id desc);
create index archived_runs_played on archived_runs (played desc, id desc);
create index archived_runs_game_score on archived_runs (game, score desc, id desc);
create index archived_runs_game_played on archived_runs (game, played desc, id desc);
create index archived_runs_rank_score on archived_runs (game, difficulty, score desc, id desc);
create index archived_runs_rank_played on archived_runs (game, difficulty, played desc, id desc);
create index archived_runs_shot_score on archived_runs (game, shot, score desc, id desc);
create index archived_runs_shot_played on archived_runs (game, shot, played desc, id desc);
create index archived_runs_pilot on archived_runs (lower(pilot), score desc, id desc);
create index archived_runs_owner on archived_runs (owner, score desc, id desc) where owner is not null;

-- Members say that a run is theirs; staff take the claim, decide, and the member is told.
create table archived_claims (
  id bigint generated always as identity primary key,
  run integer not null references archived_runs (id) on delete cascade,
  member bigint not null references members (id) on delete cascade,
  reason text not null,
  -- A replay of the member as evidence; no foreign key, as the claim outlives it.
  replay integer,
  state text not null default 'waits' check (state in ('waits', 'passed', 'refused')),
  at timestamptz not null,
  taken_by bigint references members (id) on delete set null,
  decided_by bigint,
  decided_at timestamptz,
  answer text not null default ''
);
create unique index archived_claims_open on archived_claims (run, member) where state = 'waits';
-- One owner a run, whatever two members of staff do at once.
create unique index archived_claims_passed on archived_claims (run) where state = 'passed';
create index archived_claims_state on archived_claims (state, id);
create index archived_claims_member on archived_claims (member, id desc);
