-- owner: features/replays
-- The second reading stores what the path through each stage proves. The partial index follows the number of the reading.
drop index replay_facts_older;
create index replay_facts_older on replay_facts (replay) where reading < 2;
