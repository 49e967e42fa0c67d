-- owner: features/paintings
-- Works whose reward waits for a decision of staff.
create table painting_doubts (
  painting integer primary key references paintings (id) on delete cascade,
  at timestamptz not null
);
create index painting_doubts_queue on painting_doubts (at, painting);

-- Works at which staff looked after reports, and let them be: reports alone do not hide them any more.
create table cleared_paintings (
  painting integer primary key references paintings (id) on delete cascade,
  at timestamptz not null
);

-- The language of the answer by mail.
alter table rights_claims add column language text not null default 'zh' check (language in ('zh', 'en'));
create index rights_claims_kept on rights_claims (decided_at) where decided_at is not null and (name <> '' or mail <> '');
