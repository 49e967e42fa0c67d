-- owner: features/clubs
-- The club's name for readers of English; empty where staff gave none: then they read the other name.
alter table clubs add column name_en text not null default '';
