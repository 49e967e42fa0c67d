-- owner: features/paintings
-- What rights holders without an account write about a work. Name and address are dropped 90 days after the decision.
create table rights_claims (
  id integer generated always as identity primary key,
  name text not null,
  mail text not null,
  address text not null,
  painting integer,
  words text not null,
  at timestamptz not null,
  decided_at timestamptz,
  decided_by bigint references members (id),
  verdict text check (verdict in ('pass', 'notPass')),
  check ((decided_at is null) = (verdict is null))
);
create index rights_claims_open on rights_claims (at, id) where decided_at is null;
create index rights_claims_painting on rights_claims (painting) where painting is not null;
