-- owner: features/admin

-- Faults, one row for all that look alike. Nothing that anybody sent, no address.
create table faults (
  fingerprint text primary key,
  kind text not null check (kind in ('server', 'client')),
  message text not null,
  path text not null,
  place text not null,
  count bigint not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  -- The last few: request id and time, newest first.
  recent jsonb not null
);
create index faults_last_at on faults (last_at);

-- Appeals against a black flag.
create table appeals (
  id bigint generated always as identity primary key,
  member bigint not null references members on delete cascade,
  text text not null,
  at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'pass', 'notPass')),
  answer text not null default '',
  decided_at timestamptz,
  -- The flag it was about is over.
  past boolean not null default false
);
create unique index appeals_open on appeals (member) where state = 'open' and not past;
create index appeals_member on appeals (member, at desc);
create index appeals_queue on appeals (at) where state = 'open' and not past;
