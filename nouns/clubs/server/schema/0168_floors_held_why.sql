-- owner: features/clubs
-- Why a floor waits for staff; what waited before this was kept has no reason.
alter table floors add column held_why text check (held_why in ('first', 'black'));
