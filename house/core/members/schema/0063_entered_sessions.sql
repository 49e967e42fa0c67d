-- owner: core/members
-- Staff who entered as this member: who they are. Such a session is short, whatever is done in it.
alter table sessions add column entered_by bigint references members on delete cascade;
create index sessions_entered_by on sessions (entered_by) where entered_by is not null;
