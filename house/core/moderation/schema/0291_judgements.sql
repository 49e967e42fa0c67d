-- owner: core/moderation
-- What members of bomb level 8 said about a report: two who agree decide it.
create table judgements (
  kind text not null,
  report integer not null,
  member bigint not null references members (id) on delete cascade,
  verdict text not null check (verdict in ('pass', 'notPass')),
  reason text not null,
  at timestamptz not null,
  primary key (kind, report, member),
  foreign key (kind, report) references reports (kind, id) on delete cascade
);
create index judgements_member on judgements (member);
