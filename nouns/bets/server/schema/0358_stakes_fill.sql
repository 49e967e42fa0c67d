-- owner: features/bets
-- Each stake is written once more when it is paid: room on its page keeps its four indexes out of that.
alter table bet_stakes set (fillfactor = 50);
