-- owner: features/bets
-- Bettors are counted as the list of stakes shows them: fewer of them than accounts there would tell which are linked.
update bets b set bettors = (select count(distinct s.member) from bet_stakes s where s.bet = b.id) where b.stakes > 0;
