-- owner: features/social
-- Somebody's words by when they were said: one part of their feed.
create index replay_comments_said on replay_comments (author, at desc) where removed_at is null and held_at is null;
