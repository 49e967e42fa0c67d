-- owner: features/admin
-- Appeals against accounts that staff count as one person's, beside those against a black flag.
alter table appeals add column about text not null default 'black' check (about in ('black', 'counted'));
drop index appeals_open;
create unique index appeals_open on appeals (member, about) where state = 'open' and not past;
