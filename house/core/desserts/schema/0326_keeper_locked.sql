-- owner: core/desserts
-- Locks everything about a member's desserts until the transaction ends, and answers it; makes the row of a member who has none.
-- The desserts are read by a statement of their own after the lock: they are those that the transaction before has left.
-- Index scans only: a plan that was cached while statistics said that the tables are empty would read them whole later.
create function lock_keeper(p_member bigint, out displayed smallint, out displayed_on date, out first_tried boolean,
  out out_on date, out out_hours smallint, out robot boolean, out owned json) language plpgsql set enable_seqscan = off as $$
begin
  for i in 1..2 loop
    select k.displayed, k.displayed_on, k.first_tried, k.out_on, k.out_hours
      into displayed, displayed_on, first_tried, out_on, out_hours from dessert_keepers k where k.member = p_member for update;
    exit when found;
    insert into dessert_keepers (member) values (p_member) on conflict do nothing;
  end loop;
  select m.robot into robot from members m where m.id = p_member;
  select coalesce(json_agg(d), '[]') into owned from (
    select dessert, exp, fed_on, card, skin from desserts where member = p_member order by dessert) d;
end $$;
