-- owner: features/accounts

-- One-time codes by time (TOTP). Not in use before `confirmed_at`.
create table second_factors (
  member bigint primary key references members on delete cascade,
  -- AES-256-GCM under a key of the site: nonce, tag, secret.
  secret bytea not null,
  -- The last step of 30 seconds whose code was taken: each is taken once.
  last_step bigint not null default 0,
  created_at timestamptz not null,
  confirmed_at timestamptz
);

-- Instead of a code, once each. Keyed hashes.
create table recovery_codes (
  member bigint not null references members on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (member, code_hash)
);

-- Log-ins whose password was right and whose code is waited for.
create table log_in_tickets (
  token_hash bytea primary key,
  member bigint not null references members on delete cascade,
  -- Codes tried so far.
  tries smallint not null default 0,
  expires_at timestamptz not null
);
create index log_in_tickets_member on log_in_tickets (member);
create index log_in_tickets_expires_at on log_in_tickets (expires_at);

alter table mail_links drop constraint mail_links_kind_check;
alter table mail_links add constraint mail_links_kind_check
  check (kind in ('verify', 'change', 'undo', 'reset', 'unlock', 'reopen'));

-- Accounts that their owners closed, until they are forgotten: what was taken off their name card, to be put back.
create table closures (
  member bigint primary key references members on delete cascade,
  nick text not null,
  head text not null,
  introduction text not null,
  background text not null,
  -- Columns of members that were on.
  shown text[] not null,
  closed_at timestamptz not null,
  forget_at timestamptz not null
);
create index closures_forget_at on closures (forget_at);
