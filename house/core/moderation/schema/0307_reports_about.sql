-- owner: core/moderation
-- What a report is about, in the terms of its noun ('' where the noun has none), and whether staff look at it first.
alter table reports add column about text not null default '', add column urgent boolean not null default false;
drop index reports_queue;
create index reports_queue on reports (kind, urgent desc, priority desc, at) where state <> 'done';
