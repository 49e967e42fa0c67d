-- owner: core/members
-- By which rules a look was computed. What was computed by older ones counts until the job of names has it anew.
alter table member_looks add column rules smallint not null default 1;
