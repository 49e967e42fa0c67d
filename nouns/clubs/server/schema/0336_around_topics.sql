-- owner: features/clubs
-- Runs that floors and their versions show: a floor is rendered again when its runs change, and a topic names its runs.
create table floor_replays (
  floor bigint not null references floors (id) on delete cascade,
  replay integer not null,
  primary key (floor, replay)
);
create index floor_replays_replay on floor_replays (replay, floor);
insert into floor_replays (floor, replay)
  select distinct x.floor, (m.found)[1]::integer
  from (
    select floor, document from floor_documents union all select floor, document from floor_versions
  ) x, regexp_matches(x.document::text, '"kind":"replay","id":(\d{1,8})\M', 'g') m (found);

-- The row that a card shows of a run has changed, or everybody sees it no more, or again.
create function queue_floors_of_replay() returns trigger language plpgsql as $$
begin
  if exists (select from floor_replays where replay = old.id) then
    perform graphile_worker.add_job('floorsOfReplay', json_build_object('replay', old.id),
      job_key := 'floors-of-replay-' || old.id);
  end if;
  return null;
end
$$;
create trigger replays_shown_changed after update of game, difficulty, shot, score, screen, open, held_at, removed_at on replays
  for each row
  when ((old.game, old.difficulty, old.shot, old.score, old.screen, old.open, old.held_at, old.removed_at)
    is distinct from (new.game, new.difficulty, new.shot, new.score, new.screen, new.open, new.held_at, new.removed_at))
  execute function queue_floors_of_replay();
create trigger replays_shown_gone after delete on replays for each row execute function queue_floors_of_replay();

-- Visible floors of a member: how many there are, and those in one topic by their numbers.
create index floors_visible_by_author on floors (author, topic, number) where removed_at is null and held_at is null;
-- Floors of a topic that somebody liked.
create index floors_liked on floors (topic, likes desc, number) where likes > 0 and removed_at is null and held_at is null;
