-- owner: core/members
-- Tokens a member gives to scripts: good for their scopes only, and listed beside the sessions.
create table script_tokens (
  id bigint generated always as identity primary key,
  member bigint not null references members on delete cascade,
  name text not null,
  token_hash bytea not null unique,
  scopes text[] not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  seen_at timestamptz
);
create index script_tokens_member on script_tokens (member, id);
create index script_tokens_expires_at on script_tokens (expires_at);
