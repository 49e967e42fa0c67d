-- owner: core/ledger
-- Posts many transfers in one statement, each of which moves one resource from a member of its own to an account of the house.
-- Writes what ledger_post would write. A member who has too little ends them all, and so does a key that was posted before.
-- Index scans only, as in ledger_post.
create function ledger_dues(p_reason smallint, p_kind smallint, p_at timestamptz, keys text[], subjects bigint[], members bigint[],
  targets bigint[], resources smallint[], amounts bigint[]) returns void
language plpgsql set enable_seqscan = off as $$
declare
  moved integer;
begin
  if exists (select from unnest(targets) u (target) where target >= 0) then raise exception 'dues go to the house'; end if;
  perform ledger_queue(member) from (select distinct member from unnest(members) u (member) order by 1) o;
  with dues as (
    select * from unnest(keys, subjects, members, targets, resources, amounts)
      u (key, subject, member, target, resource, amount) where amount > 0
  ), balances as (
    update ledger_balances b set amount = b.amount - d.amount, lines = b.lines + 1
    from dues d where b.holder = d.member and b.resource = d.resource and b.amount >= d.amount
    returning b.holder, b.amount, b.lines
  ), posts as (
    insert into ledger_posts (reason, kind, subject, key, at)
    select p_reason, p_kind, subject, key, p_at from dues order by key returning id, key
  )
  insert into ledger_moves (post, n, reason, resource, source, target, amount, source_after, source_line)
  select p.id, 1, p_reason, d.resource, d.member, d.target, d.amount, b.amount, b.lines
  from dues d join posts p using (key) join balances b on b.holder = d.member;
  get diagnostics moved = row_count;
  if moved < cardinality(keys) then
    raise exception 'too little' using errcode = 'LG001', detail = resources[1]::text;
  end if;
end $$;
