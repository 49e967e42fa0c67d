-- owner: features/clubs
-- The topics of all clubs last written in, for the home page.
create index topics_fresh on topics (last_at desc, id desc) where removed_at is null and held_at is null;
