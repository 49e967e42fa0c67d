-- owner: core/staff-log
-- One chain: every row holds the SHA-256 of the hash before it and of its own content. Ids only, and no foreign keys:
-- a row outlives whomever it names.
create table staff_log (
  -- Counted without gaps under the chain's lock.
  id bigint primary key check (id > 0),
  at timestamptz not null,
  -- Member id of who acted; 0 is the command line of the house.
  actor bigint not null,
  -- The member they had entered as while they acted.
  entered bigint,
  act text not null check (act <> ''),
  -- What it was done to: `member:1000001`, `replay:123`.
  subject text not null check (subject <> ''),
  reason text not null,
  -- JSON exactly as it was hashed.
  before text not null,
  after text not null,
  hash bytea not null check (length(hash) = 32)
);
create index staff_log_actor on staff_log (actor, id desc);
create index staff_log_act on staff_log (act, id desc);
create index staff_log_subject on staff_log (subject, id desc);
create index staff_log_at on staff_log (at);

create function staff_log_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the staff log is append-only' using errcode = 'integrity_constraint_violation';
end
$$;
create trigger staff_log_keeps_rows before update or delete on staff_log
  for each row execute function staff_log_is_append_only();
create trigger staff_log_keeps_all before truncate on staff_log
  for each statement execute function staff_log_is_append_only();
