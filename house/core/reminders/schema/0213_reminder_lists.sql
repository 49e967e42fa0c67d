-- owner: core/reminders
-- Pages of one group: a range per kind, newest first.
create index reminders_kind on reminders (member, kind, number desc);

-- With the number, unread reminders are counted and ordered from the index alone.
drop index reminders_unread;
create unique index reminders_unread on reminders (member, kind, subject) include (number) where read_at is null;

-- The act of "mark all as read" that marked the reminder; null if it was read by itself.
create sequence reminder_read_acts as bigint;
alter table reminders add column read_act bigint;
alter sequence reminder_read_acts owned by reminders.read_act;

-- Takes an act back; answers how many reminders are unread again. A reminder stays read while an unread one of the same
-- kind and subject exists. One that a concurrent event inserts meanwhile violates the unique index: the next try sees it.
create function restore_reminders(whose bigint, act bigint, since timestamptz) returns integer
language plpgsql as $$
declare
  restored integer;
begin
  for tries in 1..20 loop
    begin
      with taken as (
        select r.id from reminders r
        where r.member = whose and r.read_act = act and r.read_at >= since and not exists (
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
