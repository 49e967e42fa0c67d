-- owner: features/accounts

-- The side table of addresses: rows older than 90 days are dropped.
create table log_ins (
  id bigint generated always as identity primary key,
  member bigint not null references members on delete cascade,
  session text not null,
  ip text not null,
  network text not null,
  at timestamptz not null
);
create index log_ins_member on log_ins (member, at desc);
create index log_ins_at on log_ins (at);

-- Secrets sent by mail: each works once.
create table mail_links (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('verify', 'change', 'undo', 'reset', 'unlock')),
  member bigint not null references members on delete cascade,
  -- The address the link is about: the one to verify, to change to, to go back to, or the one it was sent to.
  mail text not null,
  token_hash bytea not null unique,
  code_hash bytea,
  -- Codes typed so far.
  tries smallint not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index mail_links_member on mail_links (member, kind, created_at);
create index mail_links_expires_at on mail_links (expires_at);
create index mail_links_undo on mail_links (mail) where kind = 'undo';

-- Different wrong passwords by what was tried (a member, or a name nobody has) and from where. `wrong` is a keyed hash.
create table login_attempts (
  door text not null,
  network text not null,
  wrong bytea not null,
  at timestamptz not null,
  primary key (door, network, wrong)
);
create index login_attempts_at on login_attempts (at);

create table login_freezes (
  door text not null,
  network text not null,
  until timestamptz not null,
  primary key (door, network)
);
create index login_freezes_until on login_freezes (until);
