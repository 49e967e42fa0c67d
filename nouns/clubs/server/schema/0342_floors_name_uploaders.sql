-- owner: features/clubs
-- Cards of runs and works in texts name who uploaded them: floors that show them are rendered again when a nickname
-- changes, or is emptied because the account was closed.
create function queue_floors_of_uploader() returns trigger language plpgsql as $$
begin
  perform graphile_worker.add_job('floorsOfReplay', json_build_object('replay', r.id),
      job_key := 'floors-of-replay-' || r.id)
    from replays r where r.uploader = new.id and r.removed_at is null
      and exists (select from floor_replays x where x.replay = r.id);
  perform graphile_worker.add_job('floorsOfPainting', json_build_object('painting', p.id),
      job_key := 'floors-of-painting-' || p.id)
    from paintings p where p.uploader = new.id and p.removed_at is null
      and exists (select from floor_paintings x where x.painting = p.id);
  return null;
end
$$;
create trigger members_shown_name_changed after update of nick on members for each row
  when (old.nick is distinct from new.nick) execute function queue_floors_of_uploader();
