-- owner: core/ledger
-- Posts many transfers in a few statements, each of which gives from one open account of the house to one member. Moves name the
-- place of their transfer, from 1; a transfer names a resource once. Writes what ledger_post would write; a key that was posted
-- before is an error. Members who owe are left to ledger_post, which pays their debts.
-- Index scans only, as in ledger_post. The long statement is planned anew each time: the lengths of the lists decide how they are
-- joined.
create function ledger_gifts(p_reason smallint, p_kind smallint, p_at timestamptz, p_source bigint, subjects bigint[],
  keys text[], members bigint[], places integer[], resources smallint[], amounts bigint[]) returns void
language plpgsql set enable_seqscan = off as $$
declare
  owing bigint[];
  one record;
begin
  if not ledger_is_open(p_source) then raise exception 'gifts come from the house'; end if;
  perform ledger_queue(member) from (select distinct member from unnest(members) u (member) order by 1) o;
  insert into ledger_balances (holder, resource)
    select distinct members[place], resource from unnest(places, resources) u (place, resource) order by 1, 2
    on conflict do nothing;
  with locked as (
    select b.holder, b.owed from ledger_balances b
    where (b.holder, b.resource) in (
      select members[place], resource from unnest(places, resources) u (place, resource))
    order by b.holder, b.resource for no key update
  ) select coalesce(array_agg(distinct holder) filter (where owed > 0), '{}') into owing from locked;
  for one in
    select subjects[place] as subject, keys[place] as key, count(*)::integer as moves, members[place] as member,
      array_agg(resource order by n) as resources, array_agg(amount order by n) as amounts
    from unnest(places, resources, amounts) with ordinality u (place, resource, amount, n)
    where members[place] = any(owing) group by place order by place
  loop
    if ledger_post(p_reason, p_kind, one.subject, one.key, p_at, array_fill(p_source, array[one.moves]),
      array_fill(one.member, array[one.moves]), one.resources, one.amounts, 0::smallint) is null then
      raise unique_violation using message = 'a gift was posted before';
    end if;
  end loop;
  execute $sql$
  with transfers as (
    select subject, key, member, place
    from unnest($1, $2, $3) with ordinality u (subject, key, member, place) where not member = any($7)
  ), posts as (
    insert into ledger_posts (reason, kind, subject, key, at)
    select $8, $9, subject, key, $10 from transfers order by place returning id, key
  ), moves as (
    select p.id as post, row_number() over (partition by t.place order by u.n)::smallint as n, t.member, u.resource, u.amount
    from unnest($4, $5, $6) with ordinality u (place, resource, amount, n)
    join transfers t using (place) join posts p using (key)
  ), balances as (
    update ledger_balances b set amount = b.amount + s.amount, lines = b.lines + s.moves
    from (select member, resource, sum(amount)::bigint as amount, count(*) as moves from moves group by 1, 2) s
    where b.holder = s.member and b.resource = s.resource
    returning b.holder, b.resource, b.amount - s.amount as amount, b.lines - s.moves as lines
  )
  insert into ledger_moves (post, n, reason, resource, source, target, amount, target_after, target_line)
  select m.post, m.n, $8, m.resource, $11, m.member, m.amount, (b.amount + sum(m.amount) over w)::bigint,
    b.lines + row_number() over w
  from moves m join balances b on b.holder = m.member and b.resource = m.resource
  window w as (partition by m.member, m.resource order by m.post, m.n)
  $sql$ using subjects, keys, members, places, resources, amounts, owing, p_reason, p_kind, p_at, p_source;
end $$;
