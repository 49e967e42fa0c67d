-- owner: core/members
-- Staff enter as a member from a session of their own: when that one ends, the entered one is over with it.
alter table sessions add column entered_from text references sessions on delete cascade;
create index sessions_entered_from on sessions (entered_from) where entered_from is not null;
-- Entered before this was noted: nobody could tell whose they are. Staff are back with the token they keep.
delete from sessions where entered_by is not null;
