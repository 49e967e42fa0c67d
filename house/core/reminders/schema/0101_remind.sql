-- owner: core/reminders
-- Tells members of something in one step, merged into what they have not read yet of the same kind and subject:
-- `told` is a list of {to, kind, subject, data}, `more` what all their data say besides. In the order of members, so
-- that no two wait for each other.
create function remind(told jsonb, who bigint, moment timestamptz, more jsonb default '{}') returns void
language plpgsql as $$
declare
  one record;
  merged bigint;
  fresh boolean;
begin
  for one in
    select (t->>'to')::bigint as member, t->>'kind' as kind, t->>'subject' as subject, t->'data' || more as data
    from jsonb_array_elements(told) t order by 1, 2, 3
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
