-- owner: features/clubs
-- The author pinned the topic for a day: such pins are not among the few of the club's keepers.
alter table topics add column own_pin boolean not null default false;
create index topics_own_pin on topics (author) where own_pin;
