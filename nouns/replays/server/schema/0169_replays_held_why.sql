-- owner: features/replays
-- Why a run or a comment waits for staff; what waited before this was kept has no reason.
alter table replays add column held_why text check (held_why in ('first', 'black'));
alter table replay_comments add column held_why text check (held_why in ('first', 'black'));
