-- owner: features/bets
-- Counts the changes of an event's form before its first stake: a stake names the one that its member read.
alter table bets add column revision integer not null default 0;
