-- owner: core/members
-- Privilege levels become balances of `player` (0) and `bomb` (1): one transfer of the reason `opening` for each member
-- and kind, from the mint. Whoever is verified by now counted as level 2 of both, and gets what lacks to it. Robots own
-- nothing but what staff had given them. The forgotten have nothing.
with opened as (
  select m.id as member, l.resource, l.name, greatest(l.level, case when m.mail_verified_at is not null and not m.robot
    then 2 else 0 end) as level
  from members m cross join lateral (values (0::smallint, 'player', m.life_level), (1, 'bomb', m.bomb_level))
    l (resource, name, level)
  where m.forgotten_at is null
), posts as (
  insert into ledger_posts (reason, kind, subject, key, at)
    select 1, 1, member, 'opening:' || name || ':' || member, now() from opened where level > 0 order by member, resource
    returning id, subject, key
), moves as (
  insert into ledger_moves (post, n, reason, resource, source, target, amount, target_after, target_line)
    select p.id, 1, 1, o.resource, -10000000000, o.member, o.level, o.level, 1
    from posts p join opened o on p.key = 'opening:' || o.name || ':' || o.member
)
insert into ledger_balances (holder, resource, amount, lines)
  select member, resource, level, 1 from opened where level > 0;

alter table members drop column life_level, drop column bomb_level;
