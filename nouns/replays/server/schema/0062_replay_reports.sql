-- owner: features/replays

create table replay_reports (
  id bigint generated always as identity primary key,
  replay integer not null references replays (id) on delete cascade,
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
create unique index replay_reports_open on replay_reports (replay, reporter) where state <> 'done';
create index replay_reports_queue on replay_reports (priority desc, at) where state <> 'done';
create index replay_reports_done on replay_reports (done_at desc) where state = 'done';
create index replay_reports_replay on replay_reports (replay);
create index replay_reports_reporter on replay_reports (reporter);

-- Replays that staff hid, for as long as they can be restored.
create table hidden_replays (
  replay integer primary key references replays (id) on delete cascade,
  reason text not null,
  -- Member id of the staff, as the log has it.
  hidden_by bigint not null,
  at timestamptz not null
);
create index hidden_replays_at on hidden_replays (at desc);
