-- owner: kit
-- Processes that work through jobs, seen a few times a minute: the jobs of one that is not seen any more are freed.
create table kit_workers (
  id text primary key,
  seen_at timestamptz not null
);
