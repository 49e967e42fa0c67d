-- owner: features/replays
-- By which reading of the file the facts and the hash of its keys were taken: older ones are taken anew from the file.
alter table replay_facts add column reading smallint not null default 0;
create index replay_facts_older on replay_facts (replay) where reading < 1;
