-- owner: features/clubs
-- Floors and titles of topics are searched.
create trigger floors_searched after insert on floors for each row
  when (new.held_at is null) execute function queue_for_search('floor');
create trigger floors_searched_on after update of words, held_at, removed_at on floors for each row
  when (old.words is distinct from new.words or old.held_at is distinct from new.held_at
    or old.removed_at is distinct from new.removed_at) execute function queue_for_search('floor');
create trigger floors_searched_no_more after delete on floors for each row execute function queue_for_search('floor');

create trigger topics_searched after insert on topics for each row
  when (new.held_at is null) execute function queue_for_search('topic');
create trigger topics_searched_on after update of title, club, held_at, removed_at on topics for each row
  when (old.title is distinct from new.title or old.club is distinct from new.club
    or old.held_at is distinct from new.held_at or old.removed_at is distinct from new.removed_at)
  execute function queue_for_search('topic');
create trigger topics_searched_no_more after delete on topics for each row execute function queue_for_search('topic');

-- Floors are found while their topic is seen, and below the club where it stands.
create function queue_floors_for_search() returns trigger language plpgsql as $$
begin
  insert into search_queue (kind, id) select 'floor', id from floors where topic = new.id order by id;
  return null;
end $$;
create trigger topics_floors_searched after update of club, held_at, removed_at on topics for each row
  when (old.club is distinct from new.club or old.held_at is distinct from new.held_at
    or old.removed_at is distinct from new.removed_at)
  execute function queue_floors_for_search();
