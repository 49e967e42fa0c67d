-- owner: kit
create table kit_secrets (
  name text primary key,
  value bytea not null
);

-- Rate limits: one row per key, points used since the window opened (milliseconds since the epoch).
create table kit_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index kit_limits_expire on kit_limits (expire);

create table kit_spent_captchas (
  signature text primary key,
  expires timestamptz not null
);
create index kit_spent_captchas_expires on kit_spent_captchas (expires);

-- The first answer to a member's keyed write, kept 24 h.
create table kit_idempotency (
  caller bigint not null,
  key text not null,
  call text not null,
  body_hash bytea not null,
  answer jsonb,
  at timestamptz not null,
  primary key (caller, key)
);
create index kit_idempotency_at on kit_idempotency (at);
