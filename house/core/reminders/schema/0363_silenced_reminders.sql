-- owner: core/reminders
-- Kinds that no list or number has: those of parts that the operator switched off. Every process writes them when it starts.
create table silenced_reminders (kind text primary key);

-- `not in` stays a filter: with the kind in the index, the rows of a member keep its order.
create view shown_reminders as
  select * from reminders where kind not in (select kind from silenced_reminders);
drop index reminders_member;
create index reminders_member on reminders (member, number desc) include (kind);

-- As before, but silent ones stay as they are.
create or replace function restore_reminders(whose bigint, act bigint, since timestamptz) returns integer
language plpgsql as $$
declare
  restored integer;
begin
  for tries in 1..20 loop
    begin
      with taken as (
        select r.id from reminders r
        where r.member = whose and r.read_act = act and r.read_at >= since
          and r.kind not in (select kind from silenced_reminders) and not exists (
          select 1 from reminders u
          where u.member = whose and u.kind = r.kind and u.subject = r.subject and u.read_at is null)
        order by r.kind, r.subject for no key update
      )
      update reminders set read_at = null, read_act = null where id in (select id from taken);
      get diagnostics restored = row_count;
      return restored;
    exception when unique_violation then
      if tries = 20 then raise; end if;
    end;
  end loop;
end $$;
