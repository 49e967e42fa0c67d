-- owner: core/reminders
-- As before, but not for members who switched the kind off on the site.
create or replace function remind(told jsonb, who bigint, moment timestamptz, more jsonb default '{}') returns void
language plpgsql as $$
declare
  one record;
  merged bigint;
  fresh boolean;
begin
  for one in
    select (t->>'to')::bigint as member, t->>'kind' as kind, t->>'subject' as subject, t->'data' || more as data
    from jsonb_array_elements(told) t
    where not exists (
      select from reminder_preferences p where p.member = (t->>'to')::bigint and t->>'kind' = any (p.site_off)
    )
    order by 1, 2, 3
  loop
    insert into reminders as r (member, kind, subject, data, at)
      values (one.member, one.kind, one.subject, one.data, moment)
      on conflict (member, kind, subject) where read_at is null do update
        set data = excluded.data, at = excluded.at, number = nextval('reminder_numbers'), times = r.times + 1
      returning r.id into merged;
    continue when who is null;
    -- Each person counts once, however often they come back.
    insert into reminder_actors (reminder, actor, at) values (merged, who, moment)
      on conflict (reminder, actor) do update set at = excluded.at
      returning xmax = 0 into fresh;
    if fresh then
      update reminders set actors = actors + 1 where id = merged;
    end if;
  end loop;
end $$;
