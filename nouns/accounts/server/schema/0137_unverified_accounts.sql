-- owner: features/accounts
-- Accounts whose address was never verified: each ends at its time, unless something of the member's stands. A row goes
-- when the address is verified or the account is kept.
create table unverified_accounts (
  member bigint primary key references members on delete cascade,
  ends_at timestamptz not null,
  -- When the owner was told by mail, two days before the end at least.
  told_at timestamptz
);
create index unverified_accounts_ends_at on unverified_accounts (ends_at);
insert into unverified_accounts (member, ends_at)
  select id, now() + interval '7 days' from members where mail_verified_at is null and forgotten_at is null;
