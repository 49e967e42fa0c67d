-- owner: features/bets
-- How many comments on an event everybody sees.
alter table bets add column comments integer not null default 0;
