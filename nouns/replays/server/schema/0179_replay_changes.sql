-- owner: features/replays
-- Which replays changed in which transaction: what processes keep of replays in memory is brought up to date from here.
-- A reader that once saw all transactions below a number finds everything later at or above it (decision 0179).
create table replay_changes (
  -- Of a replay that may be gone by now.
  replay integer not null,
  changed xid8 not null,
  at timestamptz not null default now()
);
create index replay_changes_changed on replay_changes (changed, replay);

create function replay_changes_log() returns trigger language plpgsql as $$
begin
  insert into replay_changes (replay, changed) select id, pg_current_xact_id() from told;
  return null;
end $$;

create trigger replay_changes_come after insert on replays referencing new table as told
  for each statement execute function replay_changes_log();
create trigger replay_changes_changed after update on replays referencing new table as told
  for each statement execute function replay_changes_log();
create trigger replay_changes_gone after delete on replays referencing old table as told
  for each statement execute function replay_changes_log();
