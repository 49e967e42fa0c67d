-- owner: features/bets
-- How far members are told that the event ends soon: the last of them, and when all were.
alter table bets add column ending_to bigint not null default 0, add column ending_told_at timestamptz;
create index bets_ending on bets (deadline) where ending_told_at is null and opened_at is not null and settling_at is null;
