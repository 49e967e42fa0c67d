-- owner: features/clubs
-- The club's introduction for readers of English; empty where staff gave none: then they read the other one.
alter table clubs add column intro_en text not null default '';
