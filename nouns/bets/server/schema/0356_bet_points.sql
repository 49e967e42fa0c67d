-- owner: features/bets
-- Sums of an event as they stood after some of its stakes, for its chart: after each of the first 240, each second one up to 480, each
-- fourth one up to 960 and so on.
create table bet_points (
  bet bigint not null references bets on delete cascade,
  -- How many stakes there were.
  stakes integer not null,
  at timestamptz not null,
  -- An option each.
  staked bigint[] not null,
  promised bigint[] not null,
  primary key (bet, stakes)
);

with numbered as (
  select bet, option, stake, promised, at, row_number() over (partition by bet order by id)::integer as n from bet_stakes
), stepped as (
  select *, (select min(1 << k) from generate_series(0, 22) k where n <= 240 * (1 << k)) as step from numbered
), pieces as (
  -- Stakes up to a point, and after the one before it.
  select bet, (n + step - 1) / step * step as upto, option, sum(stake) as staked, sum(promised) as promised, max(at) as at
  from stepped group by 1, 2, 3
), points as (
  select p.bet, p.upto, max(p.at) as at from pieces p join bets b on b.id = p.bet where p.upto <= b.stakes group by 1, 2
), sums as (
  select p.bet, p.upto, p.at, o.option,
    sum(coalesce(e.staked, 0)) over so_far as staked, sum(coalesce(e.promised, 0)) over so_far as promised
  from points p join bets b on b.id = p.bet cross join lateral generate_series(0, cardinality(b.odds) - 1) o (option)
    left join pieces e on e.bet = p.bet and e.upto = p.upto and e.option = o.option
  window so_far as (partition by p.bet, o.option order by p.upto)
)
insert into bet_points (bet, stakes, at, staked, promised)
select bet, upto, at, array_agg(staked::bigint order by option), array_agg(promised::bigint order by option)
from sums group by bet, upto, at;
