-- owner: core/members
-- Accounts of one person, pair by pair: linked by their owner, who signed in to both, or counted as one by staff.
create table account_links (
  one bigint not null references members (id) on delete cascade,
  other bigint not null references members (id) on delete cascade,
  made_by text not null check (made_by in ('owner', 'staff')),
  -- The staff who counted them as one, and why.
  staff bigint references members (id) on delete set null,
  reason text not null default '',
  made_at timestamptz not null,
  -- Its owner undid it: nobody can switch over it any more. Until `counts_until` both still count as one.
  ended_at timestamptz,
  counts_until timestamptz,
  check (one < other),
  check ((ended_at is null) = (counts_until is null)),
  primary key (one, other, made_by)
);
create index account_links_other on account_links (other);
create index account_links_staff on account_links (staff) where staff is not null;
create index account_links_ending on account_links (counts_until) where counts_until is not null;

-- Derived from `account_links`: whose accounts count as one. Only accounts with a link have a row; `person` is the lowest
-- id of the group.
create table linked_accounts (
  member bigint primary key references members (id) on delete cascade,
  person bigint not null,
  -- Its owner signed in to it to link it, and did not end its sessions since: it can be switched to.
  opened boolean not null default false
);
create index linked_accounts_person on linked_accounts (person, member);

-- The session of another account of the same person from which this one was switched to: it ends with that one.
alter table sessions add column switched_from text references sessions on delete cascade;
create index sessions_switched_from on sessions (switched_from) where switched_from is not null;
