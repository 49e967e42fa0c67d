-- owner: features/clubs
-- Works that floors and their versions show: a floor is rendered again when its works change.
create table floor_paintings (
  floor bigint not null references floors (id) on delete cascade,
  painting integer not null,
  primary key (floor, painting)
);
create index floor_paintings_painting on floor_paintings (painting, floor);

-- The row that a text shows of a work has changed, or everybody sees it no more, or again.
create function queue_floors_of_painting() returns trigger language plpgsql as $$
begin
  if exists (select from floor_paintings where painting = old.id) then
    perform graphile_worker.add_job('floorsOfPainting', json_build_object('painting', old.id),
      job_key := 'floors-of-painting-' || old.id);
  end if;
  return null;
end
$$;
create trigger paintings_shown_changed after update of name, src, width, height, note, held_at, removed_at on paintings for each row
  when ((old.name, old.src, old.width, old.height, old.note, old.held_at, old.removed_at)
    is distinct from (new.name, new.src, new.width, new.height, new.note, new.held_at, new.removed_at))
  execute function queue_floors_of_painting();
create trigger paintings_shown_gone after delete on paintings for each row execute function queue_floors_of_painting();
