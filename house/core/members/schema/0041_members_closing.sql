-- owner: core/members

-- A closed account has no name on it. What is left of a forgotten one is its id, for logs and ledgers.
alter table members add column forgotten_at timestamptz;
alter table members drop constraint members_account_check;
alter table members add constraint members_account_check
  check (forgotten_at is not null or account ~ '^[A-Za-z0-9_]{3,10}$');
alter table members drop constraint members_nick_check;
alter table members add constraint members_nick_check check (nick <> '' or closed_at is not null);
