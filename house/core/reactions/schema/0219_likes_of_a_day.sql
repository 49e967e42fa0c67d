-- owner: core/reactions
-- Likes of the present day, for the numbers of the home page. Likes are stored about in the order of their time, so a
-- BRIN index of a few pages is enough and costs a like next to nothing.
create index likes_at on likes using brin (at) with (pages_per_range = 32, autosummarize = on);
