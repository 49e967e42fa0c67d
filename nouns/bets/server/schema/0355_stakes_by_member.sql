-- owner: features/bets
-- Results go through the members of one event in their order; a member's stakes of all events are found by bet_stakes_week.
create index bet_stakes_bet_member on bet_stakes (bet, member);
drop index bet_stakes_member;
