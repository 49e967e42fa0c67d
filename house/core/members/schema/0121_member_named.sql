-- owner: core/members
-- Whether a member's names were written down to be found by. Who came another way than through the forms waits for a job,
-- which need not look through everybody.
alter table members add named boolean not null default false;
update members m set named = true where exists (select from member_names n where n.member = m.id);
create index members_unnamed on members (id) where not named and closed_at is null;
