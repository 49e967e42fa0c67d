-- owner: features/replays
alter table pilots
  -- The signature as the evidence writes it, and the replay it was confirmed by.
  add column signature text not null default '',
  add column replay integer;

-- Members say that a signature is theirs, with a replay of theirs as evidence; staff decide.
create table pilot_claims (
  id bigint generated always as identity primary key,
  -- Folded, as in `pilots`.
  name text not null,
  signature text not null,
  member bigint not null references members (id) on delete cascade,
  -- Evidence; no foreign key, as the decision outlives it.
  replay integer not null,
  note text not null,
  state text not null default 'waits' check (state in ('waits', 'passed', 'refused')),
  at timestamptz not null,
  decided_by bigint,
  decided_at timestamptz,
  reason text not null default ''
);
create unique index pilot_claims_live on pilot_claims (member, name) where state <> 'refused';
create index pilot_claims_state on pilot_claims (state, id);
