-- owner: features/clubs
-- Floors and titles are searched: what appears, changes or disappears is queued for the index. What waits for staff is
-- queued once it is released.
create trigger floors_searched_new after insert on floors for each row when (new.held_at is null)
  execute function queue_for_search('floor');
create trigger floors_searched_gone after delete on floors for each row execute function queue_for_search('floor');
create trigger floors_searched_changed after update of words, held_at, removed_at on floors for each row
  when ((old.words, old.held_at, old.removed_at) is distinct from (new.words, new.held_at, new.removed_at))
  execute function queue_for_search('floor');

create trigger topics_searched_new after insert on topics for each row when (new.held_at is null)
  execute function queue_for_search('topic');
create trigger topics_searched_gone after delete on topics for each row execute function queue_for_search('topic');
create trigger topics_searched_changed after update of title, club, held_at, removed_at on topics for each row
  when ((old.title, old.club, old.held_at, old.removed_at) is distinct from (new.title, new.club, new.held_at, new.removed_at))
  execute function queue_for_search('topic');

-- Floors are seen where their topic is seen, and are found by its club.
create function queue_floors_for_search() returns trigger language plpgsql as $$
begin
  insert into search_queue (kind, id) select 'floor', f.id from floors f where f.topic = new.id;
  return null;
end $$;
create trigger topics_floors_searched after update of club, held_at, removed_at on topics for each row
  when ((old.club, old.held_at, old.removed_at) is distinct from (new.club, new.held_at, new.removed_at))
  execute function queue_floors_for_search();
