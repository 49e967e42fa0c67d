-- owner: features/clubs
-- False for a run that only a former version of the floor shows.
alter table floor_replays add column shown boolean not null default true;
